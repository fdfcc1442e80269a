import { createStore } from '@/lib/browser/store';

/** Whether something was refused because the session ended. */
export const {
  get: readSignedOut,
  set: setSignedOut,
  subscribe: watchSignedOut,
} = createStore(false);
