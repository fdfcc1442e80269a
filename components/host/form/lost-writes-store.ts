import { createStore } from '@/lib/browser/store';

/** Counts writes without a response, which may or may not have been done. */
const { get, set, subscribe } = createStore(0);

export const countLostWrites = get;
export const watchLostWrites = subscribe;
/** Makes the page reload its data, because the write may have been done. */
export const reportLostWrite = () => set(get() + 1);
