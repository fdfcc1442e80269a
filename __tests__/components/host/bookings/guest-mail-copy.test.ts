import { doneText } from '@/components/host/bookings/move-copy';
import {
  guestMailOf,
  paymentLinkText,
  guestNoticeText,
} from '@/components/host/bookings/guest-mail-copy';

test.each([
  ['june@example.com', true, 'sent'],
  ['june@example.com', false, 'no-account'],
  [null, true, 'no-address'],
  [null, false, 'no-address'],
])('a guest with %s, letters leave: %s', (guestEmail, emailsAreSent, mail) => {
  expect(guestMailOf({ booking: { guestEmail }, emailsAreSent })).toBe(mail);
});

test.each(['no-account', 'no-address'] as const)('%s: nothing is said to be on its way', (mail) => {
  for (const text of [
    guestNoticeText(mail),
    paymentLinkText(mail, '$45.00'),
    doneText({ chargeCents: 4_500, refundCents: 0 }, [], mail),
    doneText({ chargeCents: 0, refundCents: 0 }, [], mail),
  ]) {
    expect(text).not.toMatch(/gets an email|on its way|is told/);
    expect(text).toMatch(/yourself: (letters can’t be sent until|there’s no email address)/);
  }
});

test('with a mail account, the guest gets an email', () => {
  expect(doneText({ chargeCents: 4_500, refundCents: 0 }, [], 'sent')).toBe(
    'The stay has been changed. The guest gets an email with the link to pay $45.00.',
  );
  expect(guestNoticeText('sent')).toBe('The guest gets an email.');
});
