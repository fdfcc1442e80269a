import { doneText } from '@/components/host/move-copy';
import { guestMailOf, linkText, toldText } from '@/components/host/told-copy';

test.each([
  ['june@example.com', true, 'leaves'],
  ['june@example.com', false, 'no-account'],
  [null, true, 'no-address'],
  [null, false, 'no-address'],
])('a guest with %s, letters leave: %s', (guestEmail, lettersLeave, mail) => {
  expect(guestMailOf({ booking: { guestEmail }, lettersLeave })).toBe(mail);
});

test.each(['no-account', 'no-address'] as const)('%s: nothing is said to be on its way', (mail) => {
  for (const text of [
    toldText(mail),
    linkText(mail, '$45.00'),
    doneText({ chargeCents: 4_500, refundCents: 0, moves: 1 }, [], mail),
    doneText({ chargeCents: 0, refundCents: 0, moves: 1 }, [], mail),
  ]) {
    expect(text).not.toMatch(/gets an e-mail|on its way|is told/);
    expect(text).toMatch(/yourself: (no letter leaves the site until|there is no e-mail address)/);
  }
});

test('where letters leave, the guest gets one', () => {
  expect(doneText({ chargeCents: 4_500, refundCents: 0, moves: 1 }, [], 'leaves')).toBe(
    'The stay is changed. The guest gets an e-mail with the link to pay $45.00.',
  );
  expect(toldText('leaves')).toBe('The guest gets an e-mail.');
});
