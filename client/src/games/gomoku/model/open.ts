/** The window that is open over the page; at most one is. */
export type Open = 'resign' | 'offerDraw' | 'moves' | 'record' | 'rules' | 'result';
