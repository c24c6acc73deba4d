import { nextTry } from '../net/next-try.ts';

/** Where the picture and the frames of an atlas lie. */
export interface AtlasFiles {
  image: string;
  data: string;
}

export interface Atlas {
  image: HTMLImageElement;
  frames: object;
}

/**
 * Fetches the pictures of a board, however long the network is away: a board without them could not be played on.
 * Rejects only once `over` is aborted.
 */
export async function fetchAtlas(files: AtlasFiles, over: AbortSignal): Promise<Atlas> {
  for (let failures = 0; ; failures++) {
    over.throwIfAborted();
    const [image, frames] = await Promise.allSettled([fetchImage(files.image), fetchFrames(files.data)]);
    if (image.status === 'fulfilled' && frames.status === 'fulfilled')
      return { image: image.value, frames: frames.value };
    await nextTry(failures);
  }
}

async function fetchImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

async function fetchFrames(url: string): Promise<object> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
