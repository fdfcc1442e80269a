import { mailboxOf } from '../../../lib/domain/values/email-address.ts';
import { ownerConsent } from '../../../lib/copy/owner-consent.ts';
import { limitsOf } from '../../../lib/http/rate-limits.ts';
import { ownerApplicationSchema } from '../../../lib/schemas/owner-application.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { parseBody, tooManyRequests } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork, hashWithKey } from '../_shared/visitor.ts';
import { sendOwnerEmails } from './owner-emails.ts';

// Faster than a person can fill in the form.
const FASTEST_MS = 8000;

const received = () => Response.json({ application: { status: 'received' } }, { status: 201 });

export default serve('POST', async (request, { admin, now, address }) => {
  const { website, elapsed_ms, consent, ...application } = await parseBody(
    request,
    ownerApplicationSchema,
  );
  // It may be a bot, or a person whose browser fills in hidden fields, so the host sees it marked as possible spam.
  const isPossibleSpam = !consent || website !== '' || elapsed_ms < FASTEST_MS;

  const limits = limitsOf('owner-application', {
    network: await hashNetwork(address),
    email: await hashWithKey(mailboxOf(application.email)),
  });
  const reached = await consumeRateLimit(admin, limits, now);
  if (reached !== null) return tooManyRequests(reached);
  expectData(
    await admin.from('owner_applications').insert({
      ...application,
      consented_at: now.toISOString(),
      created_at: now.toISOString(),
      consent_words: ownerConsent(),
      is_possible_spam: isPossibleSpam,
    }),
  );
  await sendOwnerEmails(admin, application, { isPossibleSpam, now });
  return received();
});
