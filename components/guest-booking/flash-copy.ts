import type { FlashMessage } from '@/lib/domain/bookings/flash-message';
import { site } from '@/lib/site';

/** After the release of an unpaid hold, about which no e-mail is sent. */
export const RELEASED = { text: 'Done. The dates are free for others again.', isProblem: false };

/** The message after a form that was sent without JavaScript. */
export const FLASH_COPY: Record<FlashMessage, { text: string; isProblem: boolean }> = {
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
