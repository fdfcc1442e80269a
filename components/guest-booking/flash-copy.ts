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
    get text() {
      return `Those were many messages at once. Please wait a while, or text ${site.phone.display}.`;
    },
    isProblem: true,
  },
  invalid: {
    text: 'Your message was empty, too long, or held characters we cannot store. It was not sent.',
    isProblem: true,
  },
  cancelled: { text: 'Done. An e-mail about it is on its way to you.', isProblem: false },
  ready_to_pay: { text: 'The payment page is ready: follow the link below.', isProblem: false },
  charge_paid: { text: 'Thank you, your payment has arrived.', isProblem: false },
  charge_returned: {
    text: 'Your payment could not be taken. All of it goes back to where it came from.',
    isProblem: true,
  },
  not_payable: { text: 'There is nothing to pay here any more.', isProblem: true },
  terms_needed: { text: 'Please accept the terms before you pay.', isProblem: true },
  not_paid: {
    get text() {
      return `The payment page could not be opened. Please try again in a moment, or text ${site.phone.display}.`;
    },
    isProblem: true,
  },
  not_cancellable: {
    get text() {
      return `This booking can no longer be cancelled here. Please text or call ${site.phone.display}.`;
    },
    isProblem: true,
  },
};
