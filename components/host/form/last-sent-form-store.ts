import { createStore } from '@/lib/browser/store';

/** The id of the form of the page that was sent last: only its outcome is still news. */
export const { get: readLastSent, set: setLastSent, subscribe: watchLastSent } = createStore('');
