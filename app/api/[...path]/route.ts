import { answering } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';

/** Whoever calls an address that is none gets the answer of an interface, not the page for guests. */
const handler = answering(async () => {
  throw new HttpError(404, 'not_found', 'There is nothing at this address.');
});

export { handler as GET, handler as POST, handler as PUT, handler as PATCH, handler as DELETE };
