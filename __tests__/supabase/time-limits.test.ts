import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { MAX_MS as MAIL_MS } from '@/supabase/functions/_shared/messages/smtp';
import { TIMEOUT_MS as PAYMENT_MS } from '@/supabase/functions/_shared/payments/stripe';
import { TIMEOUT_MS as TEXT_MS } from '@/supabase/functions/_shared/messages/text-port';
import { STEP_MS, STEPS } from '@/supabase/functions/connections/try-map';

// For an answer of the function itself.
const SPARE_MS = 1500;

test.each([
  ['a mail server', MAIL_MS],
  ['the payment provider', PAYMENT_MS],
  ['the provider of texts', TEXT_MS],
  ['the server of the map', STEP_MS * STEPS],
])('%s is given up before the site gives up on the function that waits for it', (_, waitMs) => {
  expect(waitMs + SPARE_MS).toBeLessThan(WRITE_TIMEOUT_MS);
});
