import { actOnTestPayment } from '@/lib/data/bookings/test-payments';
import { parseForm, seeOther } from '@/lib/api/form';
import { withSameOrigin } from '@/lib/api/handler';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/http/paths';
import { testPaymentFormSchema } from '@/lib/schemas/payment';

/** Behind the buttons of the test provider's page, which work without scripts. */
export const POST = withSameOrigin(async (request) => {
  const { session, action } = await parseForm(request, testPaymentFormSchema);
  await limitVisitor(request, 'test-payment');
  const outcome = await actOnTestPayment(session, action);
  return seeOther(
    outcome === 'paid' ? paths.paymentSuccess(session) : paths.testPayment(session, outcome),
  );
});
