import 'server-only';
import type { TestPaymentPage } from '@/lib/domain/bookings/payment';
import { testPaymentFormSchema, type TestPaymentAction } from '@/lib/schemas/payment';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { toSitePath } from '@/lib/data/backend/to-site-path';

const COLUMNS =
  'session_id, status, reference, description, customer_email, amount_cents, saves_card, success_url, cancel_url' as const;

export async function getTestPaymentPage(sessionId: string): Promise<TestPaymentPage | null> {
  const id = testPaymentFormSchema.shape.session.safeParse(sessionId);
  if (!id.success) return null;
  const row = expectData(
    await adminClient()
      .from('test_payment_pages')
      .select(COLUMNS)
      .eq('session_id', id.data)
      .maybeSingle(),
  );
  if (!row) return null;
  const [title = '', details = ''] = row.description.split('\n');
  return {
    sessionId: row.session_id,
    status: row.status as TestPaymentPage['status'],
    reference: row.reference,
    title,
    details,
    email: row.customer_email,
    amountCents: row.amount_cents,
    savesCard: row.saves_card,
    successUrl: toSitePath(row.success_url),
    cancelUrl: toSitePath(row.cancel_url),
  };
}

type TestPaymentOutcome = 'paid' | 'declined' | 'closed' | 'disputed' | 'noted';

export async function actOnTestPayment(
  sessionId: string,
  action: TestPaymentAction,
): Promise<TestPaymentOutcome> {
  const answer = await invokeFunction('test-payment', { body: { session_id: sessionId, action } });
  const { outcome } = (answer.body ?? {}) as { outcome?: TestPaymentOutcome };
  if (!outcome) throw new Error(`The test payment failed: ${answer.status}`);
  return outcome;
}
