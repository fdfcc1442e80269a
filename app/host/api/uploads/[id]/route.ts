import { withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { passUpload } from '@/lib/data/host/pass-upload';

const ID = /^[\w=-]{1,1000}$/;
/** In place of an id: what begins an upload is sent there. */
const NEW = 'new';

/** Parts of uploads go on to Supabase Storage, which a browser may not be able to reach. */
const pass = withSameOrigin(async (request, { params }: RouteContext<'/host/api/uploads/[id]'>) => {
  const { id } = await params;
  const begins = id === NEW;
  if (!ID.test(id)) throw new HttpError(404, 'not_found', 'There is no such upload.');
  if (begins !== (request.method === 'POST')) {
    throw new HttpError(405, 'method_not_allowed', 'Uploads begin with POST and go on with PATCH.');
  }
  return passUpload(request, begins ? null : id);
});

export { pass as POST, pass as PATCH, pass as HEAD, pass as DELETE };
