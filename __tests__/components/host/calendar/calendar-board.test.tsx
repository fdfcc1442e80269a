import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type * as React from 'react';
import { renderToString } from 'react-dom/server';
import { CalendarBoard } from '@/components/host/calendar/calendar-board';
import type { CalendarActions } from '@/components/host/calendar/use-calendar-changes';
import { CHUNK_DAYS, chunkStart } from '@/lib/domain/host/calendar-chunks';
import { addDays, calendarDate, nightsBetween } from '@/lib/domain/values/calendar-date';
import { formatDateRange } from '@/lib/copy/format';
import type { CalendarStay, HostCalendar } from '@/lib/schemas/host/calendar';

jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof React>('react');
  const subscribe = (onChange: () => void) => {
    window.addEventListener('popstate', onChange);
    return () => window.removeEventListener('popstate', onChange);
  };
  const search = () => window.location.search;
  return {
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, search, search)),
  };
});

const TODAY = calendarDate('2026-12-01');
const FIRST = chunkStart(TODAY, TODAY);
const OFFSET = nightsBetween(FIRST, TODAY);
const after = (days: number) => addDays(TODAY, days);
const ID = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const CHANGE_ID = ID(9);
const PATH = '/host/calendar';

const cabin = (n: number, title: string, live = true) => ({
  id: ID(n),
  title,
  slug: title.toLowerCase(),
  city: 'Gatlinburg',
  live,
  capacity: 4,
  bedrooms: 2,
});
const CABINS = [cabin(1, 'Alder'), cabin(2, 'Birch'), cabin(3, 'Cedar', false)];

const stay = (n: number, from: number, to: number, rest: Partial<CalendarStay> = {}) => ({
  id: ID(n + 4),
  cabinId: ID(n),
  kind: 'booking' as const,
  label: 'Dolly Rivers',
  platform: null,
  checkIn: after(from),
  checkOut: after(to),
  reference: 'MM-23456789',
  reason: null,
  ...rest,
});

const each = <T,>(value: (day: number) => T) =>
  Array.from({ length: CHUNK_DAYS }, (_, index) => value(index - OFFSET));

function makeCalendar(stays: CalendarStay[] = [], from = FIRST, isOpened = true): HostCalendar {
  return {
    cabins: CABINS,
    from,
    to: addDays(from, CHUNK_DAYS),
    stays,
    days: CABINS.map(({ id }) => ({
      cabinId: id,
      prices: each((day) => (isOpened ? 13_900 + 1_000 * Math.abs(day) : null)),
      minStays: each(() => (isOpened ? 2 : 1)),
      open: each(() => isOpened),
      checkIn: each((day) => isOpened && day !== 2),
      checkOut: each(() => isOpened),
      byHand: each(() => false),
    })),
  };
}

const changed = (count: number, cabins = 1, changeId: string | null = CHANGE_ID) =>
  Promise.resolve({ ok: true as const, data: { changeId, changed: count, cabins, skipped: [] } });

const actions = {
  changeNights: jest.fn<ReturnType<CalendarActions['changeNights']>, [object]>(() => changed(3)),
  closeNights: jest.fn<ReturnType<CalendarActions['closeNights']>, [object]>(),
  openNights: jest.fn<ReturnType<CalendarActions['openNights']>, [string]>(),
  followRules: jest.fn<ReturnType<CalendarActions['followRules']>, [object]>(() => changed(3)),
  undoChange: jest.fn<ReturnType<CalendarActions['undoChange']>, [string]>(() =>
    changed(3, 1, null),
  ),
};

class NoResizes {
  observe() {}
  disconnect() {}
}

let served: (from: string) => HostCalendar;

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, '', PATH);
  Object.assign(globalThis, { ResizeObserver: NoResizes });
  Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} });
  served = (from) => makeCalendar([], calendarDate(from), false);
  globalThis.fetch = jest.fn(answerFromServed) as never;
});

function answerFromServed(url: string) {
  const from = new URL(url, 'http://localhost').searchParams.get('from') ?? '';
  return Promise.resolve({ ok: true, json: () => Promise.resolve(served(from)) });
}

async function open(calendar = makeCalendar(), canEdit = true) {
  served = (from) => (from === FIRST ? calendar : makeCalendar([], calendarDate(from), false));
  render(<CalendarBoard first={calendar} today={TODAY} canEdit={canEdit} actions={actions} />);
  await act(async () => {});
}

/** By keyboard, from the first night in view in the first cabin on. */
function select(days: number, { cabins = 1, start = 0 } = {}) {
  const grid = screen.getByRole('grid');
  const move = (key: string, times: number, shiftKey = false) => {
    for (let n = 0; n < times; n += 1) fireEvent.keyDown(grid, { key, shiftKey });
  };
  move('ArrowRight', 1);
  move(start < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(start));
  move('ArrowRight', days - 1, true);
  move('ArrowDown', cabins - 1, true);
  fireEvent.keyDown(grid, { key: 'Enter' });
  return within(screen.getByRole('dialog'));
}

const type = (panel: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(panel.getByLabelText(label), { target: { value } });
const outcome = () => screen.getByText(/changed\.|blocked\./);
/** With what the action answers. */
async function press(button: HTMLElement) {
  fireEvent.click(button);
  await act(async () => {});
}
async function goBack() {
  const isBack = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  await act(async () => {
    window.history.back();
    await isBack;
  });
}
const at = (address: string) => window.history.pushState(null, '', PATH + address);

test('the panel says what the nights are now, and what a percentage makes of them', async () => {
  await open();
  const panel = select(3);
  expect(panel.getByText('$139.00 to $159.00')).toBeInTheDocument();
  expect(panel.getByText('2 nights')).toBeInTheDocument();
  expect(panel.getByText('Allowed on 2 of 3 nights')).toBeInTheDocument();
  type(panel, 'Or change by %', '10');
  expect(panel.getByRole('status')).toHaveTextContent(
    '$139.00 to $159.00 becomes $152.90 to $174.90.',
  );
  type(panel, 'Or change by %', '');
  type(panel, 'Price per night ($)', '200');
  expect(panel.getByRole('status')).toHaveTextContent('$139.00 to $159.00 becomes $200.00.');
});

test('the keys begin with the first night in view', async () => {
  at(`?from=${after(9)}`);
  await open();
  const panel = select(3);
  expect(panel.getByRole('heading', { level: 2 }).textContent).toContain(
    formatDateRange({ checkIn: after(9), checkOut: after(12) }),
  );
});

test.each([
  ['above the board', () => screen.getByRole('button', { name: 'Try again' })],
  ['in the panel', () => screen.getByRole('button', { name: 'Load them again' })],
])('nights that could not be read are said to be so, and asked for again %s', async (_, find) => {
  await open();
  let answer: (response: { ok: boolean }) => void = () => {};
  globalThis.fetch = jest.fn(() => new Promise((resolve) => (answer = resolve))) as never;
  const panel = select(3, { start: CHUNK_DAYS * 3 });
  expect(panel.getByText('Loading these nights…')).toBeTruthy();
  await act(async () => answer({ ok: false }));
  expect(panel.queryByText('Loading these nights…')).toBeNull();
  expect(panel.getByText('These nights didn’t load.')).toBeTruthy();
  served = (from) => makeCalendar([], calendarDate(from));
  globalThis.fetch = jest.fn(answerFromServed) as never;
  await press(find());
  expect(panel.queryByText(/^These nights|^Reading these/)).toBeNull();
  expect(screen.queryByText(/^Some days didn’t load/)).toBeNull();
});

test('what was saved leaves the form, so that it is not saved twice', async () => {
  await open();
  const panel = select(3);
  type(panel, 'Or change by %', '10');
  type(panel, 'Minimum nights', '3');
  await press(panel.getByRole('button', { name: 'Save' }));
  expect(outcome()).toBeInTheDocument();
  expect(panel.getByLabelText('Or change by %')).toHaveValue(null);
  expect(panel.getByLabelText('Minimum nights')).toHaveValue(null);
  await press(panel.getByRole('button', { name: 'Save' }));
  expect(panel.getByRole('alert')).toHaveTextContent('Fill in what should change.');
  expect(actions.changeNights).toHaveBeenCalledTimes(1);
});

test('a change whose answer was lost is sent again as the same one, another as another', async () => {
  await open();
  const panel = select(2);
  const ids = () =>
    actions.changeNights.mock.calls.map(([change]) => (change as { id: string }).id);
  const save = () => press(panel.getByRole('button', { name: 'Save' }));
  actions.changeNights.mockRejectedValueOnce(new Error('lost'));
  type(panel, 'Or change by %', '10');
  await save();
  expect(panel.getByRole('alert')).toHaveTextContent('We didn’t get an answer');
  expect(panel.getByLabelText('Or change by %')).toHaveValue(10);
  await save();
  type(panel, 'Or change by %', '10');
  await save();
  const [lost, again, next] = ids();
  expect(again).toBe(lost);
  expect(next).not.toBe(again);
});

test('an invalid price is reported beside its field, and nothing is sent', async () => {
  await open();
  const panel = select(2);
  type(panel, 'Price per night ($)', '0.5');
  await press(panel.getByRole('button', { name: 'Save' }));
  const price = panel.getByLabelText('Price per night ($)');
  expect(price).toHaveAccessibleDescription('The price is too small.');
  expect(price).toHaveFocus();
  expect(actions.changeNights).not.toHaveBeenCalled();
});

test('undo outlives the panel', async () => {
  await open();
  const panel = select(3);
  type(panel, 'Price per night ($)', '200');
  await press(panel.getByRole('button', { name: 'Save' }));
  expect(outcome()).toBeInTheDocument();
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText(/^Undone/)).toHaveTextContent('3 nights changed.');
  expect(actions.undoChange).toHaveBeenCalledWith(CHANGE_ID);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Undone/).parentElement).toHaveFocus();
});

test('nights of several cabins are counted in each', async () => {
  await open();
  const panel = select(5, { cabins: 2 });
  expect(screen.getByRole('button', { name: 'Change 10 nights of 2 cabins' })).toBeEnabled();
  expect(panel.getByRole('heading')).toHaveTextContent('10 nights of 2 cabins');
});

test('a block names what is left out, before and after', async () => {
  await open(makeCalendar([stay(2, 1, 3)]));
  const panel = select(5, { cabins: 2 });
  const left = 'Birch: Dec 2–4, booked';
  expect(panel.getByText(left)).toBeInTheDocument();
  actions.closeNights.mockResolvedValueOnce({
    ok: true,
    data: {
      changeId: CHANGE_ID,
      blocks: [ID(7), ID(8), ID(9)],
      blocked: [
        { cabinId: ID(1), checkIn: after(0), checkOut: after(5) },
        { cabinId: ID(2), checkIn: after(0), checkOut: after(1) },
        { cabinId: ID(2), checkIn: after(3), checkOut: after(5) },
      ],
      refused: [{ cabinId: ID(2), checkIn: after(1), checkOut: after(3), kind: 'booking' }],
    },
  });
  await press(panel.getByRole('button', { name: 'Block 8 nights of 2 cabins' }));
  expect(outcome()).toHaveTextContent(`8 nights of 2 cabins blocked. Left out: ${left}.`);
});

test('the booking of a sold night comes first, and nothing is offered that cannot be done', async () => {
  await open(makeCalendar([stay(1, 0, 4)]));
  const panel = select(3);
  expect(panel.getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
    'href',
    '/host/bookings/MM-23456789',
  );
  expect(panel.getByText('Dolly Rivers')).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /Save|Block/ })).not.toBeInTheDocument();
  expect(panel.queryByRole('link', { name: 'Book these nights' })).not.toBeInTheDocument();
  expect(panel.getByText(/some are taken/)).toBeInTheDocument();
});

test('free nights of one cabin lead to a booking of them', async () => {
  await open();
  expect(select(2).getByRole('link', { name: 'Book these nights' })).toHaveAttribute(
    'href',
    `/host/bookings/new?cabin=${ID(1)}&from=2026-12-01&to=2026-12-03`,
  );
});

test('nights gone by can be neither changed nor booked, and the panel says so', async () => {
  await open();
  const panel = select(2, { start: -3 });
  expect(panel.getByText('You can’t change past days.')).toBeInTheDocument();
  expect(panel.getByText(/they start in the past/)).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /Save|Block/ })).not.toBeInTheDocument();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
});

test('an unpublished cabin says so in the board and in the list of a phone', async () => {
  await open();
  expect(screen.getByRole('rowheader', { name: /Cedar/ })).toHaveTextContent('Unpublished');
  expect(screen.getByRole('rowheader', { name: /Alder/ })).not.toHaveTextContent('Unpublished');
  expect(screen.getByRole('option', { name: 'Cedar (unpublished)' })).toBeInTheDocument();
});

test('filter, order, cabin and date come from the address and go into it', async () => {
  at(`?q=birch&sort=city&cabin=${ID(2)}`);
  await open();
  expect(screen.getByRole('searchbox')).toHaveValue('birch');
  expect(screen.getByLabelText('Sort')).toHaveValue('city');
  expect(screen.getByRole('rowheader')).toHaveTextContent('Birch');
  jest.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ald' } });
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  expect(window.location.search).toContain('q=ald');
  const length = window.history.length;
  fireEvent.change(screen.getByLabelText('Jump to'), { target: { value: '2027-03-05' } });
  await act(async () => {});
  expect(window.location.search).toContain('from=2027-03-05');
  expect(window.history.length).toBe(length + 1);
});

test('what was typed before the scripts were there counts', async () => {
  const board = <CalendarBoard first={makeCalendar()} today={TODAY} canEdit actions={actions} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(board);
  const [search, date] = ['Find a cabin', 'Jump to'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  Object.assign(search ?? {}, { value: 'Birch' });
  Object.assign(date ?? {}, { value: after(40) });
  render(board, { container, hydrate: true });
  await act(async () => {});
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Birch/),
  ]);
  expect(search?.value).toBe('Birch');
  expect(date?.value).toBe(after(40));
  expect(window.location.search).toContain(`from=${after(40)}`);
  container.remove();
});

test('back shows what was shown before', async () => {
  await open();
  for (let months = 0; months < 2; months += 1) {
    await press(screen.getByRole('button', { name: 'Next month' }));
  }
  expect(screen.getByRole('heading', { name: 'February 2027' })).toBeInTheDocument();
  await goBack();
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeInTheDocument();
  expect(window.location.search).toBe('?from=2027-01-01');
  await goBack();
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
});

test('a link with a cabin alone shows it alone', async () => {
  at(`?cabin=${ID(2)}`);
  await open();
  expect(screen.getByRole('rowheader')).toHaveTextContent('Birch');
});

test.each([
  [
    'after the calendar’s end',
    '2030-01-15',
    'You can open nights up to May 23, 2028.',
    '/host/rates',
  ],
  ['not opened', '2027-09-10', 'These nights aren’t open', '/host/rates'],
  ['before its beginning', '2023-01-15', 'before your calendar begins', '/host/calendar'],
])('nights %s are an empty state with words and a way on', async (_, from, words, href) => {
  at(`?from=${from}`);
  await open();
  for (const place of [screen.getByRole('grid').parentElement, screen.getByRole('region')]) {
    if (!place) throw new Error('No place');
    const note = within(place).getByText(new RegExp(words));
    expect(within(note).getByRole('link')).toHaveAttribute('href', href);
  }
});

test('who may change nothing is led to no page that is not theirs', async () => {
  at('?from=2030-01-15');
  await open(makeCalendar(), false);
  expect(screen.getAllByText(/You can open nights/)).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /Rates/ })).not.toBeInTheDocument();
});

test('the legend has every kind, edge and pattern', async () => {
  await open();
  const legend = within(screen.getByRole('list', { name: /colors and edges/ }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Booked',
    'Held',
    'Blocked',
    'Owner stay',
    'Other platform',
    'For sale',
    'Closed: not for sale',
    'Not opened',
    'Edge before: no arrival',
    'Edge after: no departure',
    'Today',
    'Selected',
    '$ In bold: set by hand',
  ]);
});

test.each([
  ['2026-11-29', 'December 2026'],
  ['2026-11-28', 'December 2026'],
  ['2026-11-27', 'November 2026'],
  ['2026-12-01', 'December 2026'],
  ['2026-12-31', 'January 2027'],
])('on %s a phone opens %s, which has nights to come', async (today, month) => {
  const at = calendarDate(today);
  const calendar = makeCalendar([], chunkStart(at, at));
  render(<CalendarBoard first={calendar} today={at} canEdit actions={actions} />);
  await act(async () => {});
  expect(screen.getByRole('heading', { name: month })).toBeInTheDocument();
});

test('the month of today is still one tap away', async () => {
  const at = calendarDate('2026-11-29');
  const calendar = makeCalendar([], chunkStart(at, at));
  render(<CalendarBoard first={calendar} today={at} canEdit actions={actions} />);
  await press(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
});
