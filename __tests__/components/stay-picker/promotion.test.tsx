import { PAID_IN_FULL } from '../../lib/support/pricing';
import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { localQuote } from '@/components/stay-picker/stay/local-prices';
import { StayPicker } from '@/components/stay-picker/picker/stay-picker';
import { findPromoOffers } from '@/components/stay-picker/stay/promo-offers';
import { offerStay } from '@/lib/domain/pricing/offer';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import { toAvailabilityCalendar } from '@/lib/domain/stays/parse-availability';
import type { Stay } from '@/lib/domain/stays/stay';
import { formatMoney } from '@/lib/copy/format';
import { receiveTracked, type TrackedEvent } from '@/lib/browser/analytics/track';
import { offers } from '../../lib/support/promotions';
import { TAX_RATES } from '../../support/tax-rates';
import { CABIN } from './support/cabin';
import {
  availability,
  type FakeServer,
  NOW,
  PROMOTION,
  TODAY,
  UNADVERTISED,
} from './support/fake-server';
import { day, openCalendar, renderDecember, renderFresh, startPage } from './support/screen';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

let server: FakeServer;

beforeEach(() => {
  server = startPage('/cabins/laurel-lantern');
  server.promotion = PROMOTION;
  push.mockClear();
});
afterEach(() => jest.useRealTimers());

const REQUEST = { cabin_id: CABIN.id, adults: 2, children: 0, pets: 0 };
const quoted = (checkOut: string, promo?: string) => quotedFrom('2026-12-03', checkOut, promo);
const quotedFrom = (checkIn: string, checkOut: string, promo?: string) =>
  server.quoteFor({
    ...REQUEST,
    check_in: calendarDate(checkIn),
    check_out: calendarDate(checkOut),
    ...(promo && { promo_code: promo }),
  });
const ticket = () =>
  screen.queryByRole('button', { name: /^(\w+ night’s on me|Add \w+ night for)/ });
const ticketDay = () => screen.queryByRole('button', { name: /stay one more night/ });

async function pick(from: number, to: number) {
  const view = await renderDecember();
  await view.user.click(day(`\\w+, December ${from}, 2026`));
  await view.user.click(day(`\\w+, December ${to}, 2026`));
  return view;
}

test('after three nights the next day is a ticket for the night that is free', async () => {
  await pick(3, 6);
  expect(quoted('2026-12-07', 'MAMAFREE4').total_cents).toBe(quoted('2026-12-06').total_cents);
  expect(day('Monday, December 7, 2026')).toHaveAccessibleName(
    'Monday, December 7, 2026, stay one more night with MAMAFREE4, Sunday night’s on me, same total',
  );
  expect(day('Monday, December 7, 2026')).toHaveTextContent(/^7free$/);
  expect(ticket()).toHaveAccessibleName(
    'Sunday night’s on me Stay Dec 3–7 with MAMAFREE4. Same total.',
  );
  expect(document.body).not.toHaveTextContent('+$0');
});

test('where another night is the cheapest, the ticket says what the added one costs', async () => {
  await pick(2, 5);
  const cents =
    quotedFrom('2026-12-02', '2026-12-06', 'MAMAFREE4').total_cents -
    quotedFrom('2026-12-02', '2026-12-05').total_cents;
  expect(cents).toBeGreaterThan(0);
  const amount = formatMoney(cents);
  expect(ticket()).toHaveAccessibleName(
    `Add Saturday night for ${amount} 4 nights, Dec 2–6, taxes included, with code MAMAFREE4`,
  );
  expect(day('Sunday, December 6, 2026')).toHaveTextContent(/^6\+\$\d+/);
});

test.each([
  ['the day', () => ticketDay()],
  ['the ticket', () => ticket()],
])('a tap on %s adds the night and the code, which travel to the booking', async (_, target) => {
  const events: TrackedEvent[] = [];
  const stop = receiveTracked((event) => events.push(event));
  const { user } = await pick(3, 6);
  const pressed = target();
  if (!pressed) throw new Error('Nothing is offered');
  await user.click(pressed);
  stop();
  expect(events.find(({ name }) => name === 'promo_code_entry')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Check-out Mon, Dec 7' })).toBeInTheDocument();
  expect(screen.getByText('MAMAFREE4 applied: 1 night free.')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  const total = formatMoney(quoted('2026-12-07', 'MAMAFREE4').total_cents);
  expect(await screen.findByText(total)).toBeInTheDocument();
  expect(window.location.search).toContain('promo=MAMAFREE4');
  const reserve = screen.getByRole('button', { name: 'Reserve These Dates' });
  await within(document.body).findByText('1 free night (MAMAFREE4)');
  await user.click(reserve);
  expect(push).toHaveBeenCalledWith(expect.stringMatching(/check_out=2026-12-07.*promo=MAMAFREE4/));
});

test('the night that comes with the ticket is gold, as long as its code counts', async () => {
  const gold = () =>
    [...document.querySelectorAll<HTMLElement>('.gold-night')].map(({ dataset }) => dataset.date);
  const { user } = await pick(3, 6);
  expect(gold()).toEqual([]);
  await user.click(day('Monday, December 7, 2026'));
  expect(gold()).toEqual(['2026-12-06']);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(gold()).toEqual([]);
});

test('four nights are offered the code in one tap, and it can be taken away', async () => {
  const { user } = await pick(3, 7);
  const cents = quoted('2026-12-07', 'MAMAFREE4').total_cents - quoted('2026-12-07').total_cents;
  expect(ticketDay()).toBeNull();
  const text = `Apply MAMAFREE4: 1 night free, −${formatMoney(-cents)}`;
  await user.click(screen.getByRole('button', { name: text }));
  expect(screen.getByText('1 free night (MAMAFREE4)')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('1 free night (MAMAFREE4)')).not.toBeInTheDocument();
  expect(window.location.search).not.toContain('promo=');
  expect(screen.getByRole('button', { name: text })).toBeInTheDocument();
});

test.each([
  ['the next night is taken', () => undefined, 7, 10],
  ['nobody may leave a night later', () => undefined, 14, 17],
  ['no promotion is advertised', () => (server.promotion = null), 3, 6],
  [
    'it is out of season',
    () => (server.promotion = { ...PROMOTION, seasonStart: '03-01', seasonEnd: '08-31' }),
    3,
    6,
  ],
])('no ticket where %s', async (_, prepare, from, to) => {
  prepare();
  await pick(from, to);
  expect(await screen.findByText('Total with fees and taxes')).toBeInTheDocument();
  expect(ticket()).toBeNull();
  expect(ticketDay()).toBeNull();
});

describe('a code in the link that only the server knows', () => {
  const { code } = UNADVERTISED;
  const dates = 'check_in=2026-12-03&check_out=2026-12-06&guests=2';
  async function open(promo: string) {
    window.history.replaceState(null, '', `/cabins/laurel-lantern?${dates}&promo=${promo}`);
    const view = renderFresh(<StayPicker cabin={CABIN} />);
    await screen.findByText('Total with fees and taxes');
    return view;
  }

  test('stays in every total and in the address, and travels to the booking', async () => {
    const { user } = await open(code);
    const first = formatMoney(quoted('2026-12-06', code).total_cents);
    expect(await screen.findByText(first)).toBeInTheDocument();
    expect(screen.getByText(`${code} applied.`)).toBeInTheDocument();
    const release = server.hold('/api/quote');
    await openCalendar(user);
    await user.click(day('Wednesday, December 2, 2026'));
    await user.click(day('Sunday, December 6, 2026'));
    expect(await screen.findByText('Loading the price')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(
      formatMoney(quotedFrom('2026-12-02', '2026-12-06').total_cents),
    );
    release();
    const next = formatMoney(quotedFrom('2026-12-02', '2026-12-06', code).total_cents);
    expect(await screen.findByText(next)).toBeInTheDocument();
    expect(window.location.search).toContain(`promo=${code}`);
    await user.click(screen.getByRole('button', { name: 'Reserve These Dates' }));
    expect(push).toHaveBeenCalledWith(expect.stringContaining(`promo=${code}`));
  });

  test('can be removed', async () => {
    const { user } = await open(code);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const total = formatMoney(quoted('2026-12-06').total_cents);
    expect(await screen.findByText(total)).toBeInTheDocument();
    expect(screen.queryByText(`${code} applied.`)).not.toBeInTheDocument();
  });

  test('is asked about once if nobody knows it, and then local totals show at once', async () => {
    const { user } = await open('NOSUCHCODE');
    const first = formatMoney(quoted('2026-12-06').total_cents);
    expect(await screen.findByText(first)).toBeInTheDocument();
    await openCalendar(user);
    await user.click(day('Wednesday, December 2, 2026'));
    await user.click(day('Sunday, December 6, 2026'));
    const next = formatMoney(quotedFrom('2026-12-02', '2026-12-06').total_cents);
    expect(await screen.findByText(next)).toBeInTheDocument();
    const tried = server.quoteRequests.filter((request) => request.promo_code === 'NOSUCHCODE');
    expect(tried).toHaveLength(1);
  });
});

test('what the calendar offers is what the server quotes, to the cent', () => {
  const nights = 80;
  const dates = Array.from({ length: nights }, (_, index) => addDays(TODAY, index));
  const days = fc.array(
    fc.record({ cents: fc.integer({ min: 1_100, max: 90_000 }), open: fc.nat(9) }),
    {
      minLength: nights,
      maxLength: nights,
    },
  );
  const response = availability([]);
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 29 }),
      fc.constantFrom(0, 10, 15, 20),
      fc.nat(1),
      fc.boolean(),
      offers,
      (drawn, start, length, discount, pets, isApplied, { automatic: all }) => {
        // The server sends those that can be had.
        const automatic = all.filter(({ refusal }) => refusal === undefined);
        const calendar = toAvailabilityCalendar(response, TODAY);
        const changed = new Map(
          dates.map((date, index) => {
            const { cents, open } = drawn[index] ?? { cents: 1_100, open: 1 };
            return [
              date,
              {
                date,
                available: open > 0,
                priceCents: cents,
                minStay: 1,
                allowsCheckIn: true,
                allowsCheckOut: true,
              },
            ];
          }),
        );
        const rules = { taxes: TAX_RATES, automatic };
        const own = { ...calendar, days: changed, rules };
        const checkIn = addDays(TODAY, start);
        const stay: Stay = { checkIn, checkOut: addDays(checkIn, length) };
        const dealId = '7f6b1c1e-51f4-4d25-9b5c-1d2f6a1e0a01';
        const deal = {
          id: dealId,
          cabinId: CABIN.id,
          discountPercent: discount,
          startsAt: '2026-11-20T00:00:00Z',
          expiresAt: '2026-11-21T00:00:00Z',
        };
        const sell = (wanted: Stay, promoCode: string | null) =>
          offerStay(
            {
              version: '',
              cabin: CABIN,
              taxes: TAX_RATES,
              calendar: own,
              promotion: PROMOTION,
              automatic,
              deal,
              paymentTerms: PAID_IN_FULL,
            },
            { stay: wanted, party: { adults: 2, children: 0, pets }, promoCode, dealId },
            NOW,
          );
        const price = (of: Stay, given: Promotion | null) =>
          localQuote(own, CABIN, of, pets, discount, given);
        const applied = isApplied ? PROMOTION : null;
        const now = sell(stay, applied && PROMOTION.code);
        fc.pre(now.ok);
        if (!now.ok) return;
        const quote = price(stay, applied);
        if (quote?.totalCents !== now.quote.totalCents) throw new Error('Another total');
        const found = findPromoOffers({
          promotion: PROMOTION,
          applied,
          calendar: own,
          quote,
          quoteOf: price,
        });
        for (const offer of [found?.same, found?.longer]) {
          if (!offer) continue;
          const sold = sell(offer.stay, PROMOTION.code);
          if (!sold.ok) throw new Error(`Not sold: ${sold.reason}`);
          if (sold.quote.totalCents - now.quote.totalCents !== offer.differenceCents) {
            throw new Error('Another difference');
          }
          if (!sold.promo?.applied) throw new Error('The code gives way to another promotion');
          if (sold.quote.freeNights !== offer.freeNights) throw new Error('Other free nights');
        }
      },
    ),
    { numRuns: 200 },
  );
});
