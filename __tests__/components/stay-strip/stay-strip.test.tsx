import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DatedPage } from '@/components/stay-picker/picker/dated-page';
import { StayStrip } from '@/components/stay-strip/stay-strip';
import { noteStayTotal } from '@/lib/browser/stay-total';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { CABIN } from '../stay-picker/support/cabin';
import type { FakeServer } from '../stay-picker/support/fake-server';
import { renderFresh, startPage } from '../stay-picker/support/screen';

const { slug } = CABIN;
const stayOf = (checkIn: string, checkOut: string) => ({
  checkIn: calendarDate(checkIn),
  checkOut: calendarDate(checkOut),
});
const ASKED = { stay: stayOf('2026-12-04', '2026-12-07') };
const FACTS = [
  { label: 'Daylight', text: '9 h 52 min' },
  { label: 'Usually on', text: 'Winter Lights', href: '/events/winter-lights' },
];
const DAYS = { name: 'Your weekend at Laurel Lantern', facts: FACTS };
const PARTY = { adults: 2, children: 0, pets: 0 };
const LATER = {
  stay: stayOf('2027-01-08', '2027-01-10'),
  party: PARTY,
  totalCents: 66_523,
  freeThrough: null,
};

let server: FakeServer;

beforeEach(() => {
  server = startPage('/');
});
afterEach(() => {
  act(() => noteStayTotal(slug, null));
  window.history.replaceState(null, '', '/');
  document.querySelector('[data-property]')?.remove();
  jest.useRealTimers();
});

const note = (total: typeof LATER | null) =>
  act(() => noteStayTotal(slug, { stay: total?.stay ?? null, total }));
const list = () => screen.queryByRole('list', { name: /^Your / });
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('what came with the page stands in its HTML, without the total of panel and bar, and asks for nothing', async () => {
  const strip = <StayStrip slug={slug} asked={ASKED} days={DAYS} />;
  const html = renderToString(strip);
  for (const text of ['Your weekend at Laurel Lantern', 'Dec 4–7', '9 h 52 min'])
    expect(html).toContain(text);
  expect(html).not.toMatch(/total|\$/i);
  render(strip);
  await act(async () => undefined);
  expect(texts()).toEqual(['Daylight 9 h 52 min', 'Usually on Winter Lights']);
  expect(screen.getByRole('link', { name: 'Winter Lights' })).toHaveAttribute(
    'href',
    '/events/winter-lights',
  );
  expect(server.calls).toEqual([]);
});

test('it follows the dates that the calendar tells, and goes with them', async () => {
  render(<StayStrip slug={slug} asked={ASKED} days={DAYS} />);
  server.facts = [{ label: 'Daylight', text: '9 h 55 min' }];
  note(LATER);
  expect(list()).toHaveAccessibleName('Your weekend at Laurel Lantern, Jan 8–10');
  expect(list()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(texts()).toEqual(['Daylight 9 h 55 min']));
  expect(server.calls).toEqual([
    '/api/stay-facts?cabin=laurel-lantern&check_in=2027-01-08&check_out=2027-01-10',
  ]);
  note({ ...LATER, totalCents: 70_000 });
  expect(server.calls).toHaveLength(1);
  note(null);
  expect(list()).toBeNull();
});

test('the answer for dates that were left does not overtake the last', async () => {
  const answers: ((facts: unknown[]) => void)[] = [];
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        answers.push((facts) =>
          resolve({ ok: true, json: async () => ({ name: 'Your stay', facts }) } as Response),
        );
      }),
  );
  render(<StayStrip slug={slug} asked={null} />);
  note(LATER);
  note({ ...LATER, stay: stayOf('2027-02-01', '2027-02-03') });
  await act(async () => answers[1]?.([{ label: 'Daylight', text: 'February' }]));
  await act(async () => answers[0]?.([{ label: 'Daylight', text: 'January' }]));
  expect(texts()[0]).toBe('Daylight February');
});

test('where the facts do not come it says so', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  render(<StayStrip slug={slug} asked={ASKED} />);
  note({ ...LATER, stay: ASKED.stay });
  await waitFor(() => expect(texts()).toEqual(['Your dates Daylight and season didn’t load']));
});

test('what came with the page keeps its place when the dates turn out to be taken', () => {
  render(<StayStrip slug={slug} asked={ASKED} days={DAYS} />);
  const refused = {
    stay: ASKED.stay,
    party: PARTY,
    reason: 'Taken',
    isTaken: true,
    promoCode: null,
    openStays: [],
  };
  act(() => noteStayTotal(slug, { total: null, refused }));
  expect(texts()).toEqual(['Daylight 9 h 52 min', 'Usually on Winter Lights']);
  act(() => noteStayTotal(slug, { stay: null, total: null, refused: null }));
  expect(list()).toBeNull();
});

describe('on a page that came without dates', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div data-property><header><h1>Laurel Lantern</h1><p>A-frame.</p></header></div>',
    );
  });

  test('it stands under the heading, before its words, once dates are known, and goes with the page', async () => {
    window.history.replaceState(
      null,
      '',
      `/cabins/${slug}?check_in=2026-12-04&check_out=2026-12-07&guests=2`,
    );
    const { unmount } = renderFresh(<DatedPage cabin={CABIN} />);
    expect(await screen.findByText('9 h 52 min')).toBeVisible();
    expect(list()?.closest('header')).toHaveTextContent(
      /^Laurel LanternYour weekend at .*A-frame\.$/,
    );
    unmount();
    expect(document.querySelector('header')).toHaveTextContent(/^Laurel LanternA-frame\.$/);
  });

  test('on a dated page that the server couldn’t price, it waits for the total', async () => {
    window.history.replaceState(
      null,
      '',
      `/cabins/${slug}?check_in=2026-12-04&check_out=2026-12-07&guests=2`,
    );
    renderFresh(<DatedPage cabin={CABIN} isDatedPage />);
    expect(list()).toBeNull();
    expect(await screen.findByText('9 h 52 min')).toBeVisible();
  });

  test('the season and the sky come over a first picture that stands for the dates, once', async () => {
    const gallery = document.createElement('ul');
    const picture = (season: string, mark = ' data-season="true"') =>
      `<a href="/images/cabins/pebble/hero${season}.webp" data-photo="0"${mark}></a>`;
    gallery.innerHTML = `<li>${picture('-winter')}</li><li></li>`;
    document.body.append(gallery);
    window.history.replaceState(
      null,
      '',
      `/cabins/${slug}?check_in=2026-12-04&check_out=2026-12-07&guests=2`,
    );
    const first = renderFresh(<DatedPage cabin={CABIN} />);
    await screen.findByText('9 h 52 min');
    const scenes = () => [...gallery.querySelectorAll<HTMLElement>('[data-scene]')];
    expect(scenes().map(({ dataset }) => dataset.falling)).toEqual(['snow']);
    first.unmount();
    // The page has one already; the drawing is for other dates; it is a photograph; or an operator’s file stands in its place.
    const upload = picture('', '').replace('cabins/pebble/hero', 'uploads/pebble/hero');
    for (const [html, count] of [
      [`<li>${picture('-winter')}<i data-scene></i></li>`, 1],
      [`<li>${picture('')}</li>`, 0],
      [`<li>${upload}</li>`, 0],
      [`<li>${picture('', '')}</li>`, 0],
      [`<li>${picture('-winter', '')}</li>`, 0],
    ] as const) {
      gallery.innerHTML = html;
      const { unmount } = renderFresh(<DatedPage cabin={CABIN} />);
      await screen.findByText('9 h 52 min');
      expect(scenes()).toHaveLength(count);
      unmount();
    }
    gallery.remove();
  });

  test('dates picked in a calendar bring it, and no calendar is asked for again', async () => {
    note(LATER);
    renderFresh(<DatedPage cabin={CABIN} />);
    expect(await screen.findByText('9 h 52 min')).toBeVisible();
    expect(server.calls).toEqual([
      '/api/stay-facts?cabin=laurel-lantern&check_in=2027-01-08&check_out=2027-01-10',
    ]);
  });

  test('where the page came with one there is no second', () => {
    note(LATER);
    render(<StayStrip slug={slug} asked={{ stay: LATER.stay }} days={DAYS} />);
    renderFresh(<DatedPage cabin={CABIN} />);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });
});
