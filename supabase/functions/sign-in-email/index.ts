import { z } from 'zod';
import { emailSchema } from '../../../lib/schemas/fields.ts';
import { SECRET } from '../../../lib/http/sign-in-secrets.ts';
import { runInBackground } from '../_shared/background-task.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';
import { sendOutbox } from '../job-send-outbox/send-outbox.ts';
import { queueSignInEmail } from './sign-in-email.ts';

const outboxMessageSchema = z.strictObject({
  email: emailSchema,
  token: z.string().regex(SECRET),
  code: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
});

export default serveSite(async (request, { admin, now }) => {
  await queueSignInEmail(admin, await parseBody(request, outboxMessageSchema), now);
  runInBackground(() => sendOutbox({ admin, now }));
  return Response.json({ email: { status: 'queued' } }, { status: 202 });
});
