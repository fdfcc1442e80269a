import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { CabinCard } from '@/components/cabin-card/cabin-card';
import { AddressTotal } from '@/components/stay-picker/price/address-total';
import { DatesDialog } from '@/components/stay-picker/picker/dates-dialog';
import { StayPicker } from '@/components/stay-picker/picker/stay-picker';
import { noteStayTotal, stayTotal } from '@/lib/browser/stay-total';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { AvailabilityAnswer } from '@/lib/schemas/availability';
import { makeSummary } from '../../support/make-cabin';
import { TAX_RATES } from '../../support/tax-rates';
import { CABIN } from './support/cabin';
import { type FakeServer, PROMOTION } from './support/fake-server';
import { day, nearestStays, openCalendar, renderFresh, startPage } from './support/screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

let server: FakeServer;

beforeEach(() => {
  server = startPage(`/cabins/${CABIN.slug}`);
});

afterEach(async () => {
  cleanup();
  await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('layer'));
  act(() => noteStayTotal(CABIN.slug, null));
  jest.useRealTimers();
});

const DATES = '?check_in=2026-12-04&check_out=2026-12-07&guests=2';
const TOTAL = '$1,037.30';

/** Fields that may stand beside the days or be missing there. */
const EXTRAS: Record<string, unknown>[] = [
  {},
  { taxes: null },
  { taxes: [] },
  { taxes: {} },
  { taxes: 'none' },
  { taxes: [{ place: 'gatlinburg', percent: 12.75 }] },
  { taxes: [null] },
  { taxes: TAX_RATES.map((rate) => ({ ...rate, from: '2040-01-01' })) },
  { taxes: TAX_RATES.map((rate) => ({ ...rate, state: '7' })) },
  { taxes: TAX_RATES, automatic: 'none' },
  { taxes: TAX_RATES, automatic: [{ code: 'X' }] },
  { taxes: TAX_RATES, automatic: [null] },
  { taxes: TAX_RATES, automatic: [{ code: 'X', label: 'X', every_nth_night_free: 1 }] },
  { promotion: 'MAMAFREE4', version: 7 },
  { promotion: {} },
];

const withExtras = (extras: unknown) => (answer: AvailabilityAnswer) => ({
  calendar_data: answer.calendar_data,
  ...(extras as object),
});

describe.each(EXTRAS)('an availability answer with %j beside its days', (extras) => {
  beforeEach(() => {
    server.changeAnswer = withExtras(extras);
  });

  test("leaves the panel whole: its total is the server's", async () => {
    window.history.replaceState(null, '', DATES);
    renderFresh(<StayPicker cabin={CABIN} />);
    expect(await screen.findByText(TOTAL)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reserve These Dates' })).toBeEnabled(),
    );
  });

  test('leaves the dialog of a card whole', async () => {
    window.history.replaceState(null, '', '/cabins');
    const { user } = renderFresh(<CabinCard cabin={makeSummary({ ...CABIN })} />);
    await user.click(screen.getByRole('button', { name: 'Check Availability' }));
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    await user.click(day('Friday, December 11, 2026'));
    expect(await within(nearestStays()[0] as HTMLElement).findByText('$665.23')).toBeVisible();
    await user.click(day('Friday, December 4, 2026'));
    await user.click(day('Monday, December 7, 2026'));
    const summary = await screen.findByRole('region', { name: 'Price summary' });
    expect(await within(summary).findByText('$1,037')).toBeInTheDocument();
  });

  test('reports the total of the dates in the address', async () => {
    window.history.replaceState(null, '', DATES);
    renderFresh(<AddressTotal cabin={CABIN} />);
    await waitFor(() => expect(stayTotal(CABIN.slug)?.totalCents).toBe(103_730));
  });
});

test('until the server answers, no total is shown, and its place says that one is coming', async () => {
  server.changeAnswer = withExtras({});
  const fetchNow = globalThis.fetch;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url === '/api/quote') await answered;
    return fetchNow(url, init);
  }) as typeof fetch;
  window.history.replaceState(null, '', DATES);
  renderFresh(<StayPicker cabin={CABIN} />);
  await screen.findByText('Loading the price');
  expect(screen.queryByText(/^\$1,/)).toBeNull();
  answer();
  expect(await screen.findByText(TOTAL)).toBeInTheDocument();
});

test('arrivals and nights are compared only where every total is known', async () => {
  server.changeAnswer = withExtras({});
  const { user } = renderFresh(<StayPicker cabin={CABIN} />);
  await openCalendar(user);
  await screen.findByText('Select check-in date');
  expect(screen.queryByRole('button', { name: 'Compare dates and prices' })).toBeNull();
});

test('without the promotion there is nothing to apply, and the code of the address still counts', async () => {
  server.changeAnswer = withExtras({ taxes: TAX_RATES });
  server.promotion = PROMOTION;
  window.history.replaceState(null, '', DATES);
  renderFresh(<StayPicker cabin={CABIN} />);
  expect(await screen.findByText(TOTAL)).toBeInTheDocument();
  expect(screen.queryByText(/MAMAFREE4/)).toBeNull();
});

test.each<[string, unknown[]]>([
  ['no days', []],
  ['days that are none', [null, 7, 'x', {}, { date: '2026-12-04' }]],
])('with %s the calendar shows nothing to book, and nothing breaks', async (_name, dates) => {
  server.changeAnswer = () => ({ calendar_data: { data: { dates } } });
  window.history.replaceState(null, '', DATES);
  const { user } = renderFresh(<StayPicker cabin={CABIN} />);
  await openCalendar(user);
  expect(await screen.findByRole('grid', { name: /2026$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reserve These Dates' })).toBeNull();
  expect(screen.queryByText(/^\$/)).toBeNull();
});

test('an answer without days counts as failed', async () => {
  server.changeAnswer = () => ({ calendar_data: { data: {} }, taxes: TAX_RATES });
  renderFresh(<StayPicker cabin={CABIN} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The calendar isn’t loading/);
});

test('the dates of a booking can be changed without the price extras', async () => {
  server.changeAnswer = withExtras({});
  const onChange = jest.fn();
  const stay = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };
  const pricing = {
    totalCentsOf: () => null,
    quoteRequestOf: jest.fn(),
    discountPercent: 0,
  };
  const { user } = renderFresh(
    <DatesDialog
      cabin={CABIN}
      stay={stay}
      pricing={pricing}
      onChange={onChange}
      onClose={jest.fn()}
    />,
  );
  await screen.findByRole('grid', { name: 'December 2026' });
  await user.click(screen.getByRole('button', { name: 'Use These Dates' }));
  expect(onChange).toHaveBeenCalledWith(stay);
});
