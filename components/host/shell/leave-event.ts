/** Told to the document by whatever opens another page without a link, before it does. */
export const LEAVE_EVENT = 'host-leave';
