import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { doTaskRequest, getTasks } from '@/lib/data/host/tasks/tasks';
import { taskRequestSchema } from '@/lib/schemas/host/tasks';

/** A refusal is a normal result, but a missing session is an error. */
function answer(result: { ok: boolean; code?: string }): Response {
  if (result.code === 'signed-out') {
    throw new HttpError(401, 'signed_out', 'Please sign in again.');
  }
  return noStore(result);
}

export const GET = withSameOrigin(async () => answer(await getTasks()));

/** Not a server action, because a request queued on a phone may come from an older version of the site. */
export const POST = withSameOrigin(async (request) =>
  answer(await doTaskRequest(await parseJson(request, taskRequestSchema))),
);
