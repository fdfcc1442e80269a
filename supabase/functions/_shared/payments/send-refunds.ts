import { z } from 'zod';
import { log } from '../../../../lib/log/log.ts';
import { callRpc } from '../../../../lib/supabase/call-rpc.ts';
import { expectData } from '../../../../lib/supabase/expect-data.ts';
import type { PaymentWork } from './payment-port.ts';

const MAX_PER_RUN = 20;

const claimedSchema = z.object({
  refundId: z.string(),
  provider: z.string(),
  sessionId: z.string(),
  providerPaymentId: z.string().nullable(),
  amountCents: z.number(),
});
type Claimed = z.infer<typeof claimedSchema>;

// No money was paid for an example booking, so none is refunded.
const isExample = ({ sessionId }: Claimed) => sessionId.startsWith('example_');

function askProvider(port: PaymentWork['port'], refund: Claimed) {
  if (isExample(refund)) return { ok: true, providerId: 'example' } as const;
  if (refund.provider !== port.provider || !refund.providerPaymentId) {
    return { ok: false, isFinal: false, detail: `needs the provider ${refund.provider}` } as const;
  }
  return port.refund({
    refundId: refund.refundId,
    paymentId: refund.providerPaymentId,
    amountCents: refund.amountCents,
  });
}

async function sendRefund({ admin, port, now }: PaymentWork, refund: Claimed): Promise<boolean> {
  const outcome = await askProvider(port, refund);
  const p_refund_id = refund.refundId;
  const p_now = now.toISOString();
  if (outcome.ok) {
    const p_provider_id = outcome.providerId ?? '';
    expectData(await admin.rpc('finish_refund', { p_refund_id, p_provider_id, p_now }));
    return true;
  }
  log('warn', 'refund refused', { refund: p_refund_id, reason: outcome.detail });
  expectData(
    await admin.rpc('postpone_refund', {
      p_refund_id,
      p_error: outcome.detail,
      p_final: outcome.isFinal,
      p_now,
    }),
  );
  return false;
}

/** Sends queued refunds. After a crash at any point, a refund is sent again with the same idempotency key. */
export async function sendRefunds(work: PaymentWork): Promise<{ sent: number; postponed: number }> {
  const args = { p_limit: MAX_PER_RUN, p_now: work.now.toISOString() };
  const claimed = await callRpc(work.admin, 'claim_refunds', args, z.array(claimedSchema));
  let sent = 0;
  for (const refund of claimed) {
    if (await sendRefund(work, refund)) sent += 1;
  }
  return { sent, postponed: claimed.length - sent };
}
