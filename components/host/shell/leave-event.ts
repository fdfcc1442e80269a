/** Dispatched on the document before code navigates away. */
export const LEAVE_EVENT = 'host-leave';
