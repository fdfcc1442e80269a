import { limitsOf } from '../../../lib/rate-limits.ts';
import { ownerApplicationSchema } from '../../../lib/schemas/owner-application.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { parseBody, tooManyRequests } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork, hashPrivately } from '../_shared/visitor.ts';
import { sendOwnerEmails } from './owner-emails.ts';

// Nobody fills the whole form in less; told from people by nothing they could learn from.
const FASTEST_MS = 8000;

const received = () => Response.json({ application: { status: 'received' } }, { status: 201 });

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseBody(request, ownerApplicationSchema);
  if (!body.ok) return body.response;
  const { website, elapsed_ms, consent, ...application } = body.value;
  if (!consent || website !== '' || elapsed_ms < FASTEST_MS) return received();

  const limits = limitsOf('owner-application', {
    network: await hashNetwork(address),
    email: await hashPrivately(application.email),
  });
  const reached = await consumeRateLimit(admin, limits, now);
  if (reached !== null) return tooManyRequests(reached);
  expectData(
    await admin
      .from('owner_applications')
      .insert({ ...application, consented_at: now.toISOString(), created_at: now.toISOString() }),
  );
  await sendOwnerEmails(admin, application, now);
  return received();
});
