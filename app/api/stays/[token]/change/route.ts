import { readForm, seeOther } from '@/lib/api/form';
import { guestBookingRoute, unknownBooking } from '@/lib/api/guest-booking';
import { parseRequest } from '@/lib/api/handler';
import { changeStay, withdrawChange } from '@/lib/data/bookings/stay-changes';
import { changeStayPath, paths } from '@/lib/http/paths';
import { changeFormSchema, withdrawalFormSchema } from '@/lib/schemas/stay-changes';

const NOTICES = {
  done: 'changed',
  awaiting_payment: 'change_held',
  requested: 'change_requested',
} as const;

/** The forms that change a stay, and that withdraw an open change. Sent again, the same change is found. */
export const POST = guestBookingRoute('stay-change', async (request, token) => {
  const form = await readForm(request);
  if ('withdraw' in form) {
    const { withdraw } = parseRequest(form, withdrawalFormSchema);
    const isWithdrawn = await withdrawChange(token, withdraw, new Date());
    return seeOther(paths.guestBooking(token, isWithdrawn ? 'change_withdrawn' : undefined));
  }
  const change = parseRequest(form, changeFormSchema);
  const outcome = await changeStay(token, change, request);
  if (outcome === 'unknown') throw unknownBooking();
  if (outcome === 'done' || outcome === 'awaiting_payment' || outcome === 'requested') {
    return seeOther(paths.guestBooking(token, NOTICES[outcome]));
  }
  return seeOther(changeStayPath(token, { ...change.to, problem: outcome }));
});
