import { ownerApplicationSchema } from '../../../lib/schemas/owner-application.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { takeAllowances } from '../_shared/allowances.ts';
import { parseBody, refuse } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork, hashPrivately } from '../_shared/visitor.ts';
import { sendOwnerEmails } from './owner-emails.ts';

// Nobody fills the whole form in less; told from people by nothing they could learn from.
const FASTEST_MS = 8000;
const DAY_SECONDS = 86_400;

const received = () => Response.json({ application: { status: 'received' } }, { status: 201 });

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseBody(request, ownerApplicationSchema);
  if (!body.ok) return body.response;
  const { website, elapsed_ms, consent, ...application } = body.value;
  if (!consent || website !== '' || elapsed_ms < FASTEST_MS) return received();

  const limits = [
    { key: `owner:address:${await hashNetwork(address)}`, most: 10, seconds: DAY_SECONDS },
    { key: `owner:email:${await hashPrivately(application.email)}`, most: 3, seconds: DAY_SECONDS },
    { key: 'owner:budget', most: 200, seconds: DAY_SECONDS },
  ];
  if ((await takeAllowances(admin, limits, now)) !== null) {
    return refuse(
      429,
      'too_many_requests',
      'Too many applications today. Please write to us instead.',
    );
  }
  expectData(
    await admin
      .from('owner_applications')
      .insert({ ...application, consented_at: now.toISOString(), created_at: now.toISOString() }),
  );
  await sendOwnerEmails(admin, application, now);
  return received();
});
