import type { FlashMessage } from '@/lib/domain/bookings/flash-message';
import { shop } from '@/lib/shop/shop';

/** Shown after a guest releases an unpaid hold, because no email confirms that. */
export const RELEASED = { text: 'Done. Those dates are open again.', isProblem: false };

/** The message after a form that was sent without JavaScript. */
export const FLASH_COPY: Record<FlashMessage, { text: string; isProblem: boolean }> = {
  sent: {
    text: 'Got it! We usually write back within a few hours, by email.',
    isProblem: false,
  },
  limited: {
    get text() {
      return `That’s a lot of messages at once. Give it a few minutes, or text ${shop().phone.display}.`;
    },
    isProblem: true,
  },
  invalid: {
    text: 'Your message wasn’t sent. It was empty, too long, or had symbols we can’t read.',
    isProblem: true,
  },
  cancelled: { text: 'Done. We’re emailing you the details.', isProblem: false },
  changed: {
    text: 'Done! Your stay is changed. We’re emailing you the details.',
    isProblem: false,
  },
  change_held: {
    text: 'We’re holding this change for you. Pay below and it’s yours.',
    isProblem: false,
  },
  change_requested: {
    get text() {
      return `Sent! ${shop().host} will look at your change and email you. Until then your stay is as booked.`;
    },
    isProblem: false,
  },
  change_withdrawn: { text: 'Never mind, then. Your stay is as booked.', isProblem: false },
  ready_to_pay: { text: 'The payment page is ready. Use the link below.', isProblem: false },
  charge_paid: { text: 'Thanks! We got your payment.', isProblem: false },
  charge_returned: {
    text: 'We couldn’t accept your payment. You’ll get a full refund to your card.',
    isProblem: true,
  },
  not_payable: { text: 'There’s nothing left to pay here.', isProblem: true },
  terms_needed: { text: 'Please accept the terms before you pay.', isProblem: true },
  not_paid: {
    get text() {
      return `The payment page won’t open. Try again in a minute, or text ${shop().phone.display}.`;
    },
    isProblem: true,
  },
  not_cancellable: {
    get text() {
      return `This booking can’t be canceled here anymore. Please text or call ${shop().phone.display}.`;
    },
    isProblem: true,
  },
};
