import { createStore } from '@/lib/browser/store';

type Retry = () => void;

const store = createStore<Retry | null>(null);
export const { get: readSecondFactor, subscribe: watchSecondFactor } = store;

/** Asks for the code of the second factor, and then retries what was refused. */
export const askSecondFactor = (again: Retry) => store.set(again);

export const closeSecondFactor = () => store.set(null);
