import { noStore, parseJson, withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { doTaskRequest, getTasks } from '@/lib/data/host/tasks/tasks';
import { taskRequestSchema } from '@/lib/schemas/host/tasks';

/** A refusal is an answer; without a session there is none. */
function answer(result: { ok: boolean; code?: string }): Response {
  if (result.code === 'signed-out') {
    throw new HttpError(401, 'signed_out', 'Please sign in again.');
  }
  return noStore(result);
}

export const GET = withSameOrigin(async () => answer(await getTasks()));

/** No server action: what waited on a phone may be older than this version of the site. */
export const POST = withSameOrigin(async (request) =>
  answer(await doTaskRequest(await parseJson(request, taskRequestSchema))),
);
