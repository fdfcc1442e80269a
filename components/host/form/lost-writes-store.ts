import { createStore } from '@/lib/browser/store';

/** Counts writes whose answer never came, so that nobody knows whether they were done. */
const { get, set, subscribe } = createStore(0);

export const countLostWrites = get;
export const watchLostWrites = subscribe;
/** Makes the page reload its data, because the write may have been done. */
export const reportLostWrite = () => set(get() + 1);
