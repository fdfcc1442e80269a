import 'server-only';
import { beginUpload, passUpload } from '@/lib/data/host/uploads/pass-upload';
import { ownerOfOpenUpload } from '@/lib/data/files/signed-uploads';
import { withSameOrigin } from './handler';
import { HttpError } from './http-error';
import { limitVisitor } from './limit-visitor';

const ID = /^[\w=-]{1,1000}$/;
/** Stands for the id in the URL that starts a new upload. */
const NEW = 'new';
// Next runs HEAD as GET after the middleware.
const METHODS = {
  POST: 'POST',
  PATCH: 'PATCH',
  HEAD: 'HEAD',
  GET: 'HEAD',
  DELETE: 'DELETE',
} as const;

const isMethod = (method: string): method is keyof typeof METHODS => method in METHODS;
const ended = () => new HttpError(410, 'upload_ended', 'This file can’t be sent anymore.');

/**
 * Proxies uploads to Supabase Storage, which a browser may not be able to reach. `caller` selects the rate limits for
 * starts and parts, counted by client network and by review, task, cabin or post.
 */
export const uploadRoute = (caller: 'guest' | 'host') =>
  withSameOrigin(async (request: Request, { params }: { params: Promise<{ id: string }> }) => {
    const { id } = await params;
    const method = isMethod(request.method) ? METHODS[request.method] : null;
    if (!ID.test(id)) throw new HttpError(404, 'not_found', 'We can’t find that upload.');
    if (method === null || (id === NEW) !== (method === 'POST')) {
      throw new HttpError(
        405,
        'method_not_allowed',
        'Uploads begin with POST and go on with PATCH.',
      );
    }
    if (method === 'POST') {
      await limitVisitor(request, `${caller}-upload`);
      const count = (link: string) => limitVisitor(request, `${caller}-upload-link`, { link });
      const answer = await beginUpload(request, count);
      if (answer === null) throw ended();
      return answer;
    }
    if (method !== 'DELETE') {
      const link = await ownerOfOpenUpload(id);
      if (link === null) throw ended();
      if (method === 'PATCH') await limitVisitor(request, `${caller}-upload-part`, { link });
    }
    return passUpload(request, method, id);
  });
