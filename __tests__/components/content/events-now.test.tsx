import { render, screen } from '@testing-library/react';
import { EventsNow } from '@/components/content/events-now';
import { findEvent } from '@/components/events/events';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { MONTHS } from '@/lib/format';

jest.mock('@/components/map/map-island', () => ({ MapIsland: () => null }));

const shown = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '');

test.each(MONTHS.map((name, index) => [name, index + 1] as const))(
  'in %s it begins with what is usually on then, and goes on with the next month',
  (name, month) => {
    render(
      <EventsNow
        today={calendarDate(`2026-${String(month).padStart(2, '0')}-01`)}
        mapStyleUrl=""
      />,
    );
    const next = (month % 12) + 1;
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      `Usually on in ${name} and ${MONTHS[next - 1]}`,
    );
    const slugs = shown();
    expect(slugs.length).toBeGreaterThan(1);
    expect(new Set(slugs).size).toBe(slugs.length);
    const isNow = slugs.map((slug) => findEvent(slug)?.months.includes(month) ?? false);
    expect(isNow).toEqual(isNow.toSorted((a, b) => Number(b) - Number(a)));
    slugs.forEach((slug) =>
      expect(findEvent(slug)?.months.some((one) => one === month || one === next)).toBe(true),
    );
  },
);

test.each([
  ['2026-11-10', true],
  ['2026-11-29', false],
  ['2026-10-29', true],
])('on %s what is usually over by early November is shown: %s', (day, isShown) => {
  render(<EventsNow today={calendarDate(day)} mapStyleUrl="" />);
  expect(shown().includes('oktoberfest')).toBe(isShown);
});

test('at the end of no month is the list empty', () => {
  for (let month = 1; month <= 12; month += 1) {
    const { unmount } = render(
      <EventsNow
        today={calendarDate(`2026-${String(month).padStart(2, '0')}-28`)}
        mapStyleUrl=""
      />,
    );
    expect(shown().length).toBeGreaterThan(0);
    unmount();
  }
});
