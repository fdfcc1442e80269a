import { actOnTestPayment } from '@/lib/data/test-payments';
import { readForm, seeOther } from '@/lib/http/form';
import { HttpError, route } from '@/lib/http/route';
import { limitVisitor } from '@/lib/http/limit-visitor';
import { paths } from '@/lib/paths';
import { testPaymentFormSchema } from '@/lib/schemas/payment';

/** Behind the buttons of the test provider's page, which work without scripts. */
export const POST = route(async (request) => {
  const form = testPaymentFormSchema.safeParse(await readForm(request));
  if (!form.success) throw new HttpError(400, 'invalid_request', 'Not valid: action.');
  const { session, action } = form.data;
  await limitVisitor(request, 'test-payment');
  const outcome = await actOnTestPayment(session, action);
  return seeOther(
    outcome === 'paid' ? paths.paymentSuccess(session) : paths.testPayment(session, outcome),
  );
});
