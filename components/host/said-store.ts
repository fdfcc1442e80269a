import { createStore } from '@/lib/browser/store';

/** Which form of the page said last what came of it: what others said before is no longer news. */
export const { get: readSpeaker, set: setSpeaker, subscribe: watchSpeaker } = createStore('');
