import { actOnTestPayment } from '@/lib/data/test-payments';
import { readForm, seeOther } from '@/lib/api/form';
import { withSameOrigin } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/paths';
import { testPaymentFormSchema } from '@/lib/schemas/payment';

/** Behind the buttons of the test provider's page, which work without scripts. */
export const POST = withSameOrigin(async (request) => {
  const form = testPaymentFormSchema.safeParse(await readForm(request));
  if (!form.success) throw new HttpError(400, 'invalid_request', 'Not valid: action.');
  const { session, action } = form.data;
  await limitVisitor(request, 'test-payment');
  const outcome = await actOnTestPayment(session, action);
  return seeOther(
    outcome === 'paid' ? paths.paymentSuccess(session) : paths.testPayment(session, outcome),
  );
});
