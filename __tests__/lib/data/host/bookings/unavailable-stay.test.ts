import { getCalendar } from '@/lib/data/host/calendar';
import { explainUnavailable } from '@/lib/data/host/bookings/unavailable-stay';
import type { StayReason } from '@/lib/domain/stays/availability';
import { addDays, calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import { CABIN_ID } from '../../../support/pricing';
import { quoteInputs } from '../../../support/quote-inputs-row';

jest.mock('@/lib/data/host/calendar', () => ({ getCalendar: jest.fn() }));

const TODAY = calendarDate('2026-11-20');
const inputs = { ...quoteInputs, tonightUntil: 18 };
const stayOf = (checkIn: string, checkOut: string) => ({
  cabinId: CABIN_ID,
  checkIn: calendarDate(checkIn),
  checkOut: calendarDate(checkOut),
});
const taken = (checkIn: string, checkOut: string, rest: object) => ({
  id: CABIN_ID,
  ...stayOf(checkIn, checkOut),
  kind: 'booking',
  label: null,
  reference: null,
  reason: null,
  ...rest,
});

/** Open for 60 days but for these nights, without a minimum stay. */
function showCalendar(stays: object[], closed: readonly string[] = []) {
  const days = eachDay(TODAY, addDays(TODAY, 60));
  const all = (value: unknown) => days.map(() => value);
  jest.mocked(getCalendar).mockResolvedValue({
    ok: true,
    data: {
      cabins: [],
      from: TODAY,
      to: addDays(TODAY, 60),
      stays,
      days: [
        {
          cabinId: CABIN_ID,
          prices: all(20_000),
          minStays: all(1),
          byHand: all(false),
          open: days.map((day) => !closed.includes(day)),
          checkIn: all(true),
          checkOut: all(true),
        },
      ],
    },
  } as never);
}

const explain = (
  stay: ReturnType<typeof stayOf>,
  reason: StayReason | 'too-low',
  own: string | null = null,
) => explainUnavailable(inputs, stay, reason, own);

test('taken nights are reported with who has them and the open stays of the same length', async () => {
  showCalendar([
    taken('2026-12-03', '2026-12-05', { label: 'June Carter', reference: 'MM-1' }),
    taken('2026-12-06', '2026-12-08', { kind: 'block', reason: 'New floor' }),
    taken('2026-12-20', '2026-12-22', { label: 'Far away' }),
  ]);
  expect(await explain(stayOf('2026-12-04', '2026-12-07'), 'unavailable')).toEqual({
    ok: false,
    code: 'nights_taken',
    detail: {
      taken: [
        { kind: 'booking', label: 'June Carter', checkIn: '2026-12-03', checkOut: '2026-12-05' },
        { kind: 'block', label: null, checkIn: '2026-12-06', checkOut: '2026-12-08' },
      ],
      free: [
        { checkIn: '2026-11-30', checkOut: '2026-12-03' },
        { checkIn: '2026-12-08', checkOut: '2026-12-11' },
      ],
    },
  });
});

test('nights closed for sale are reported as such', async () => {
  showCalendar([], ['2026-12-04', '2026-12-05', '2026-12-09']);
  expect(await explain(stayOf('2026-12-04', '2026-12-07'), 'unavailable')).toMatchObject({
    detail: { taken: [{ kind: 'closed', checkIn: '2026-12-04', checkOut: '2026-12-06' }] },
  });
});

test('a booking being moved doesn’t block itself', async () => {
  showCalendar([
    taken('2026-12-03', '2026-12-05', { label: 'June Carter', reference: 'MM-1' }),
    taken('2026-12-06', '2026-12-08', { kind: 'hold', label: 'Ida', reference: 'MM-2' }),
  ]);
  expect(await explain(stayOf('2026-12-04', '2026-12-07'), 'night-unavailable', 'MM-1')).toEqual({
    ok: false,
    code: 'nights_taken',
    detail: {
      taken: [{ kind: 'hold', label: 'Ida', checkIn: '2026-12-06', checkOut: '2026-12-08' }],
      free: [
        { checkIn: '2026-12-03', checkOut: '2026-12-06' },
        { checkIn: '2026-12-02', checkOut: '2026-12-05' },
      ],
    },
  });
});

test.each([
  ['2026-11-20', 'past-or-today', { code: 'tonight_over', detail: { until: 18 } }],
  ['2026-11-20', 'closed-to-arrival', { code: 'needs_notice' }],
  ['2026-11-19', 'past-or-today', { reason: 'past-or-today' }],
  ['2026-12-01', 'closed-to-arrival', { reason: 'closed-to-arrival' }],
  ['2026-12-01', 'minimum-stay-blocked', { reason: 'minimum-stay-blocked' }],
  ['2026-12-01', 'too-low', { reason: 'too-low' }],
] as const)('arrival %s, %s', async (checkIn, reason, expected) => {
  expect(await explain(stayOf(checkIn, '2026-12-05'), reason)).toMatchObject(expected);
});

test('without a readable calendar only the reason is given', async () => {
  jest.mocked(getCalendar).mockResolvedValue({ ok: false, code: 'busy', detail: {} } as never);
  expect(await explain(stayOf('2026-12-04', '2026-12-07'), 'unavailable')).toEqual({
    ok: false,
    reason: 'unavailable',
  });
});

test('where the host doesn’t sell tonight, only the reason is given', async () => {
  const stay = stayOf('2026-11-20', '2026-11-22');
  expect(await explainUnavailable(quoteInputs, stay, 'past-or-today')).toEqual({
    ok: false,
    reason: 'past-or-today',
  });
});
