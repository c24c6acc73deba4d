import type { Person } from './person.ts';

/**
 * Puts a page away, as a phone does that goes into a pocket: its clocks stop, and the line it may have dies without a word.
 */
export async function putAway({ page, context, line }: Person): Promise<{ lookAt(): Promise<void> }> {
  const phone = await context.newCDPSession(page);
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
  line?.hold();
  return {
    async lookAt() {
      line?.cut();
      await phone.send('Page.setWebLifecycleState', { state: 'active' });
      await show('visible');
      await phone.detach();
    },
  };
}
