import { nextTry } from '../net/next-try.ts';

/** A picture that cannot be had this often, although there is a network, does not exist. */
const MOST_TRIES = 12;

/** Fetches pictures of the page again that could not be loaded, such as while the network was away. */
export function keepPictures(page: Document): void {
  const failures = new WeakMap<HTMLImageElement, number>();
  const tryAgain = async (picture: HTMLImageElement) => {
    const failed = failures.get(picture) ?? 0;
    if (failed >= MOST_TRIES && navigator.onLine) return;
    failures.set(picture, failed + 1);
    await nextTry(failed);
    if (picture.isConnected) picture.setAttribute('src', picture.getAttribute('src') ?? '');
  };
  // Such an event does not bubble, but it can be caught on its way down.
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) void tryAgain(target);
    },
    true,
  );
}
