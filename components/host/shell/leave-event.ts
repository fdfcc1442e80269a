/** Dispatched on the document before script opens another page without a link. */
export const LEAVE_EVENT = 'host-leave';
