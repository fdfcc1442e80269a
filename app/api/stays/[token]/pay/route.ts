import { isForm, parseForm, seeOther } from '@/lib/api/form';
import { guestBookingRoute, unknownBooking } from '@/lib/api/guest-booking';
import { noStore, parseJson } from '@/lib/api/handler';
import { HttpError } from '@/lib/api/http-error';
import { openPaymentPage } from '@/lib/data/bookings/bookings';
import { paths } from '@/lib/http/paths';
import { stayPaymentFormSchema, stayPaymentSchema } from '@/lib/schemas/guest-booking';

const MESSAGES = {
  not_payable: 'There’s nothing left to pay here.',
  terms_needed: 'Please accept the terms before you pay.',
  not_paid: 'The payment page won’t open. Try again in a minute.',
};

/**
 * The page to pay a booking or a charge on. As a form, without scripts, it leads back to the booking's page, which then
 * links to it: the policy lets no form end at another site.
 */
export const POST = guestBookingRoute('stay-pay', async (request, token) => {
  if (isForm(request)) {
    const form = await parseForm(request, stayPaymentFormSchema);
    const opened = await openPaymentPage(token, form, request);
    if (opened === 'unknown') throw unknownBooking();
    return seeOther(
      paths.guestBooking(token, typeof opened === 'string' ? opened : 'ready_to_pay'),
    );
  }
  const opened = await openPaymentPage(token, await parseJson(request, stayPaymentSchema), request);
  if (opened === 'unknown') throw unknownBooking();
  if (typeof opened === 'string') {
    throw new HttpError(opened === 'not_paid' ? 503 : 409, opened, MESSAGES[opened]);
  }
  return noStore({ url: opened.url });
});
