import { withErrorHandling } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';

/** An unknown API path gets a JSON error, not the page for guests. */
const handler = withErrorHandling(async () => {
  throw new HttpError(404, 'not_found', 'There’s nothing at this address.');
});

export { handler as GET, handler as POST, handler as PUT, handler as PATCH, handler as DELETE };
