import { render, screen } from '@testing-library/react';
import { EventsNow } from '@/components/content/events-now';
import { EVENTS, findEvent } from '@/__tests__/support/seeded-posts';
import { listUpcoming, monthsOf } from '@/components/events/yearly-events';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { MONTHS } from '@/lib/copy/format';

jest.mock('@/components/map/map-island', () => ({ MapIsland: () => null }));

const shown = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '');

function renderOn(date: string) {
  const today = calendarDate(date);
  return render(<EventsNow events={listUpcoming(EVENTS, today)} today={today} mapStyleUrl="" />);
}

test.each(MONTHS.map((name, index) => [name, index + 1] as const))(
  'in %s it begins with what is usually on then, and goes on with the next month',
  (name, month) => {
    renderOn(`2026-${String(month).padStart(2, '0')}-01`);
    const next = (month % 12) + 1;
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      `Happening in ${name} and ${MONTHS[next - 1]}`,
    );
    const slugs = shown();
    expect(slugs.length).toBeGreaterThan(1);
    expect(new Set(slugs).size).toBe(slugs.length);
    const monthsOfSlug = (slug: string) => {
      const event = findEvent(slug);
      return event ? monthsOf(event.yearly) : [];
    };
    const isNow = slugs.map((slug) => monthsOfSlug(slug).includes(month));
    expect(isNow).toEqual(isNow.toSorted((a, b) => Number(b) - Number(a)));
    slugs.forEach((slug) =>
      expect(monthsOfSlug(slug).some((one) => one === month || one === next)).toBe(true),
    );
  },
);

test.each([
  ['2026-11-05', 'oktoberfest', true],
  ['2026-11-29', 'oktoberfest', false],
  ['2026-12-05', 'fantasy-of-lights-parade', true],
  ['2026-12-20', 'fantasy-of-lights-parade', false],
  ['2026-12-20', 'new-years-eve', true],
  ['2026-04-09', 'spring-rod-run', true],
  ['2026-04-25', 'spring-rod-run', false],
  ['2027-02-20', 'winter-lights', false],
  ['2027-01-20', 'winter-lights', true],
])('on %s, whether %s is still to come: %s', (today, slug, isAhead) => {
  renderOn(today);
  expect(shown().includes(slug)).toBe(isAhead);
});

test('on the last evening of a month the next one has begun', () => {
  renderOn('2026-11-30');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Happening in December and January',
  );
});

test('no card stands alone below a full row', () => {
  for (let month = 1; month <= 12; month++) {
    const { unmount } = renderOn(`2026-${String(month).padStart(2, '0')}-10`);
    expect([1, 2, 3, 4, 6]).toContain(shown().length);
    unmount();
  }
});
