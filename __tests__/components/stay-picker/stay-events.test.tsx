import { screen, waitFor } from '@testing-library/react';
import { StayPicker } from '@/components/stay-picker/picker/stay-picker';
import { PromoField } from '@/components/booking/promo-field';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import { receiveTracked } from '@/lib/browser/analytics/track';
import type { AnalyticsEvent } from '@/lib/domain/analytics/analytics';
import { makeSummary } from '../../support/make-cabin';
import { CABIN } from './support/cabin';
import { day, openCalendar, renderFresh, startPage } from './support/screen';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
}));

let events: Omit<AnalyticsEvent, 'at'>[];
let stop: () => void;

beforeEach(() => {
  startPage('/cabins');
  events = [];
  stop = receiveTracked(({ name, parameters }) => events.push({ name, parameters }));
  events = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const cabin = { cabin_id: CABIN.id, slug: CABIN.slug };
const stay = { check_in: '2026-12-04', check_out: '2026-12-07', nights: 3, guests: 2 };
const price = { total_price: 1037.3 };

async function pickAndReserve(user: ReturnType<typeof renderFresh>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  await user.click(day('Friday, December 4, 2026'));
  await user.click(day('Monday, December 7, 2026'));
  const reserve = screen.getByRole('button', { name: 'Reserve These Dates' });
  await waitFor(() => expect(reserve).toBeEnabled());
  await user.click(reserve);
}

const FROM_DATES_ON = [
  { name: 'dates_selected', parameters: { ...cabin, ...stay } },
  { name: 'booking_funnel', parameters: { step: 'date_selection', ...cabin, ...stay } },
  { name: 'pricing_calculated', parameters: { ...cabin, ...stay, ...price } },
  { name: 'booking_initiated', parameters: { ...cabin, ...stay, ...price } },
  {
    name: 'booking_funnel',
    parameters: { step: 'booking_initiated', ...cabin, ...stay, ...price },
  },
];

test('from a card to the booking: every named event and step, once and in order', async () => {
  const { user } = renderFresh(<CabinCard cabin={makeSummary(CABIN)} />);
  await user.click(screen.getByRole('button', { name: 'Check Availability' }));
  await screen.findByRole('dialog', { name: 'Check Availability' });
  await pickAndReserve(user);
  const source = 'card';
  expect(events).toEqual([
    { name: 'check_availability_click', parameters: { ...cabin, source } },
    { name: 'availability_modal_opened', parameters: { ...cabin, source } },
    { name: 'booking_funnel', parameters: { step: 'availability_check', ...cabin, source } },
    ...FROM_DATES_ON,
  ]);
});

test('on a cabin’s own page the first day picked is the check', async () => {
  const { user } = renderFresh(<StayPicker cabin={CABIN} />);
  await openCalendar(user);
  await screen.findByText('Select check-in date');
  expect(events).toEqual([]);
  await pickAndReserve(user);
  const step = { step: 'availability_check', ...cabin, source: 'page' };
  expect(events).toEqual([{ name: 'booking_funnel', parameters: step }, ...FROM_DATES_ON]);
});

test.each([
  ['mamafree4', [{ promo_code: 'MAMAFREE4', source: 'booking' }]],
  ['ada@example.com', [{ promo_code: null, source: 'booking' }]],
  ['   ', []],
])('entering the promo code %j', async (typed, parameters) => {
  const { user } = renderFresh(<PromoField code={null} outcome={null} onChange={jest.fn()} />);
  await user.type(screen.getByRole('textbox', { name: 'Promo code' }), typed);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(events).toEqual(
    parameters.map((each) => ({ name: 'promo_code_entry', parameters: each })),
  );
});
