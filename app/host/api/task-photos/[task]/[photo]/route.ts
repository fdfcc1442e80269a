import { withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { readTaskPhoto } from '@/lib/data/host/tasks/task-photos';
import { uuidSchema } from '@/lib/schemas/fields';

/** Serves a task's photo to the people who may see the task, so its URL needs a session. */
export const GET = withSameOrigin(
  async (_request, { params }: RouteContext<'/host/api/task-photos/[task]/[photo]'>) => {
    const { task, photo } = await params;
    const [taskId, id] = [uuidSchema.safeParse(task), uuidSchema.safeParse(photo)];
    const file = taskId.success && id.success ? await readTaskPhoto(taskId.data, id.data) : null;
    if (!file) throw new HttpError(404, 'not_found', 'We can’t find that picture.');
    return new Response(file, {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    });
  },
);
