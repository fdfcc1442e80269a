import { withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { passUpload } from '@/lib/data/host/pass-upload';

const ID = /^[\w=-]{1,1000}$/;
/** In place of an id: what begins an upload is sent there. */
const NEW = 'new';

/** As /host/api/uploads, for the photographs of reviews: the signature of each part is all that counts. */
const pass = withSameOrigin(
  async (request, { params }: RouteContext<'/api/review-uploads/[id]'>) => {
    const { id } = await params;
    const begins = id === NEW;
    if (!ID.test(id)) throw new HttpError(404, 'not_found', 'There is no such upload.');
    if (begins !== (request.method === 'POST')) {
      throw new HttpError(
        405,
        'method_not_allowed',
        'Uploads begin with POST and go on with PATCH.',
      );
    }
    return passUpload(request, begins ? null : id);
  },
);

export { pass as POST, pass as PATCH, pass as HEAD, pass as DELETE };
