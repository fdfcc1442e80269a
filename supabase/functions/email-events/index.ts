import { z } from 'zod';
import { isEmail } from '../../../lib/domain/values/email-address.ts';
import { bareAddress } from '../../../lib/domain/messaging/email-reply.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { readCapped } from '../_shared/capped-body.ts';
import { errorResponse } from '../_shared/responses.ts';
import { serveOpen } from '../_shared/serve.ts';
import { isSigned } from '../email-inbound/signature.ts';

const MAX_EVENT_BYTES = 64 * 1024;
const MAX_RECIPIENTS = 50;

const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string().max(1000)).max(MAX_RECIPIENTS),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});
type Event = z.infer<typeof eventSchema>;

/** Null leaves the address subscribed. A bounce of unknown kind counts as soft. */
function kindOf({ type, data }: Event): 'hard' | 'soft' | 'complaint' | null {
  if (type === 'email.complained') return 'complaint';
  if (type !== 'email.bounced') return null;
  return data.bounce?.type === 'Permanent' ? 'hard' : 'soft';
}

const taken = () => Response.json({ received: true });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The webhook for bounces and spam complaints; such an address gets no more newsletters. */
export default serveOpen('POST', async (request, { admin, now }) => {
  const { RESEND_EVENTS_SECRET: secrets } = readFunctionEnv();
  const body = await (await readCapped(request, MAX_EVENT_BYTES))?.text();
  if (
    !secrets ||
    body === undefined ||
    !(await isSigned(request.headers, body, { secrets, now }))
  ) {
    return errorResponse(401, 'not_signed', 'This is for the mail provider only.');
  }
  const { data: event } = eventSchema.safeParse(parseJson(body));
  const kind = event ? kindOf(event) : null;
  if (!event || kind === null) return taken();
  const id = (request.headers.get('svix-id') ?? '').slice(0, 150);
  for (const [place, to] of event.data.to.map(bareAddress).entries()) {
    if (!isEmail(to)) continue;
    const noted = await admin.rpc('note_email_event', {
      p_id: `${id}:${place}`,
      p_kind: kind,
      p_email: to,
      p_now: now.toISOString(),
    });
    expectData(noted);
  }
  return taken();
});
