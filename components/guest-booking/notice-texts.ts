import type { BookingNotice } from '@/lib/domain/bookings/flash-message';
import { site } from '@/lib/site';

/** After a cancellation of what was never paid: no e-mail is sent about that. */
export const LET_GO = { text: 'Done. The dates are free for others again.', isProblem: false };

/** The answer to a form, where it was sent without a script. */
export const NOTICE_TEXTS: Record<BookingNotice, { text: string; isProblem: boolean }> = {
  sent: {
    text: 'Your message is on its way to us. We usually answer within a few hours, by e-mail.',
    isProblem: false,
  },
  limited: {
    text: `Those were many messages at once. Please wait a while, or text ${site.phone.display}.`,
    isProblem: true,
  },
  invalid: {
    text: 'Your message was empty, too long, or held characters we cannot store. It was not sent.',
    isProblem: true,
  },
  cancelled: { text: 'Done. An e-mail about it is on its way to you.', isProblem: false },
  not_cancellable: {
    text: `This booking can no longer be cancelled here. Please text or call ${site.phone.display}.`,
    isProblem: true,
  },
};
