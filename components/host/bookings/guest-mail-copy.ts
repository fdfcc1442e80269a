import type { HostBooking } from '@/lib/schemas/host/bookings/bookings';

/**
 * Whether email reaches the guest. `no-account`: the site has no mail account. `no-address`: the guest gave no address.
 */
export type GuestMail = 'sent' | 'no-account' | 'no-address';

export const guestMailOf = ({
  booking,
  emailsAreSent,
}: Pick<HostBooking, 'emailsAreSent'> & {
  booking: Pick<HostBooking['booking'], 'guestEmail'>;
}): GuestMail => {
  if (booking.guestEmail === null) return 'no-address';
  return emailsAreSent ? 'sent' : 'no-account';
};

const WHY = {
  'no-account': 'letters can’t be sent until a mail account is set up',
  'no-address': 'there’s no email address',
};

/** Says that the guest gets an email, or that the host has to tell the guest. */
export const guestNoticeText = (mail: GuestMail): string =>
  mail === 'sent' ? 'The guest gets an email.' : `Tell the guest yourself: ${WHY[mail]}.`;

/** Says how the guest gets the link to pay an amount. */
export const paymentLinkText = (mail: GuestMail, amount: string): string =>
  mail === 'sent'
    ? `The guest gets an email with the link to pay ${amount}.`
    : `Copy the guest’s link to pay ${amount} and send it yourself: ${WHY[mail]}.`;
