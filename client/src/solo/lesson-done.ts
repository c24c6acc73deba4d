import { remember, remembered } from '../storage.ts';

const KEY = 'lesson';

/** Whether somebody in this browser has had the first lesson, or has skipped it. */
export const hadLesson = (): boolean => remembered(KEY) !== null;

export const noteLesson = (): void => remember(KEY, 'had');
