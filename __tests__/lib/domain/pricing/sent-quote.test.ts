import fc from 'fast-check';
import { priceStay } from '@/lib/domain/pricing/offer';
import { doesQuoteHold, priceWithQuote, type SentQuote } from '@/lib/domain/pricing/sent-quote';
import { addDays } from '@/lib/domain/values/calendar-date';
import { CABIN_ID, stayOf } from '../../support/pricing';
import { quoteInputs } from '../../support/quote-inputs-row';

const NOW = new Date('2026-11-20T12:00:00Z');
const END = new Date('2026-11-23T12:00:00Z');
const STAY = stayOf('2026-12-04', 3);
const PARTY = { adults: 2, children: 1, pets: 1 };
const REQUEST = { cabinId: CABIN_ID, ...STAY, ...PARTY };
const LESS = { adjustment: { cents: -5_000, reason: 'Returning guest' } };

/** The host's quote of the stay, $50 cheaper. */
function sentQuote(changes: Partial<SentQuote> = {}): SentQuote {
  const offer = priceStay(quoteInputs, REQUEST, NOW, LESS);
  if (!offer.ok) throw new Error(offer.reason);
  return {
    cabinId: CABIN_ID,
    stay: STAY,
    party: PARTY,
    promoCode: null,
    dealId: null,
    quote: offer.quote,
    holdsUntil: END.toISOString(),
    withdrawnAt: null,
    minimumStayReason: null,
    ...changes,
  };
}

const totalOf = (offer: ReturnType<typeof priceWithQuote>) =>
  offer.ok ? offer.quote.totalCents : offer.reason;

test.each([
  ['long before its end', NOW, true],
  ['a millisecond before', new Date(END.getTime() - 1), true],
  ['at its end', END, false],
  ['after it', new Date(END.getTime() + 1), false],
])('%s', (_, now, holds) => {
  expect(doesQuoteHold(sentQuote(), REQUEST, now)).toBe(holds);
});

test.each([
  ['another cabin', { cabinId: 'other' }],
  ['an earlier arrival', { checkIn: addDays(STAY.checkIn, -1) }],
  ['a later departure', { checkOut: addDays(STAY.checkOut, 1) }],
  ['one more adult', { adults: 3 }],
  ['a child as an adult', { adults: 3, children: 0 }],
  ['one pet less', { pets: 0 }],
  ['a code', { promoCode: 'MAMAFREE4' }],
])('does not hold for %s', (_, change) => {
  expect(doesQuoteHold(sentQuote(), { ...REQUEST, ...change }, NOW)).toBe(false);
});

test('a code is the same in any case; a quote with one does not hold without it', () => {
  const sent = sentQuote({ promoCode: 'FALL20' });
  expect(doesQuoteHold(sent, { ...REQUEST, promoCode: 'fall20' }, NOW)).toBe(true);
  expect(doesQuoteHold(sent, REQUEST, NOW)).toBe(false);
});

test('a withdrawn quote no longer holds', () => {
  const sent = sentQuote({ withdrawnAt: NOW.toISOString() });
  expect(doesQuoteHold(sent, REQUEST, NOW)).toBe(false);
});

test('a guest’s quote never holds', () => {
  expect(doesQuoteHold(sentQuote({ holdsUntil: null }), REQUEST, NOW)).toBe(false);
});

test('the price is the quote’s or the shop’s, never a third, whatever the rates are now', () => {
  const sent = sentQuote();
  const rate = fc.integer({ min: 1_000, max: 200_000 });
  const minutes = fc.integer({ min: 0, max: 5 * 24 * 60 });
  const nights = fc.integer({ min: 1, max: 9 });
  const adults = fc.integer({ min: 1, max: 8 });
  const seen = new Set<string>();
  fc.assert(
    fc.property(rate, minutes, nights, adults, (nightlyRateCents, after, count, guests) => {
      const inputs = { ...quoteInputs, cabin: { ...quoteInputs.cabin, nightlyRateCents } };
      const now = new Date(NOW.getTime() + after * 60_000);
      const checkOut = addDays(STAY.checkIn, count);
      const request = { ...REQUEST, checkOut, adults: guests };
      const usual = totalOf({ ...priceStay(inputs, request, now), sent: null });
      const holds = doesQuoteHold(sent, request, now);
      seen.add(String(holds));
      const offer = priceWithQuote(inputs, request, now, sent);
      expect(totalOf(offer)).toBe(holds ? sent.quote.totalCents : usual);
      expect(offer.sent).toBe(holds ? sent : null);
    }),
    {
      numRuns: 300,
      examples: [
        [90_000, 0, 3, 2],
        [90_000, 5 * 24 * 60, 3, 2],
      ],
    },
  );
  expect(seen).toEqual(new Set(['true', 'false']));
});

test('taken nights and a party that the cabin no longer takes are refused while the price holds', () => {
  const days = new Map(quoteInputs.calendar.days);
  const night = addDays(STAY.checkIn, 1);
  const day = days.get(night);
  if (!day) throw new Error('No such night');
  days.set(night, { ...day, available: false });
  const taken = { ...quoteInputs, calendar: { ...quoteInputs.calendar, days } };
  expect(priceWithQuote(taken, REQUEST, NOW, sentQuote())).toMatchObject({
    ok: false,
    reason: 'minimum-stay-blocked',
    sent: null,
  });
  const small = { ...quoteInputs, cabin: { ...quoteInputs.cabin, maxGuests: 2 } };
  expect(priceWithQuote(small, REQUEST, NOW, sentQuote())).toMatchObject({
    reason: 'too-many-guests',
  });
});

test('only the minimum stay is set aside, and only with the host’s reason', () => {
  const stay = stayOf('2026-12-04', 2);
  const request = { ...REQUEST, ...stay };
  const offer = priceStay(quoteInputs, request, NOW, {
    ...LESS,
    minimumStayReason: 'Between two stays',
  });
  if (!offer.ok) throw new Error(offer.reason);
  const sent = sentQuote({ stay, quote: offer.quote });
  expect(priceWithQuote(quoteInputs, request, NOW, sent)).toMatchObject({
    reason: 'below-minimum-stay',
  });
  const allowed = { ...sent, minimumStayReason: 'Between two stays' };
  expect(totalOf(priceWithQuote(quoteInputs, request, NOW, allowed))).toBe(offer.quote.totalCents);
  expect(priceWithQuote(quoteInputs, request, END, allowed)).toMatchObject({
    reason: 'below-minimum-stay',
  });
});
