import { createStore } from '@/lib/browser/store';

/** How often an answer did not come, so that nobody knows what was done. */
const { get, set, subscribe } = createStore(0);

export const countLostWrites = get;
export const watchLostWrites = subscribe;
/** What is shown is read again, because a write may have been done. */
export const reportLostWrite = () => set(get() + 1);
