import { render, screen } from '@testing-library/react';
import { StayScene } from '@/components/stay-strip/stay-scene';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const sceneOn = (day: string) => {
  const { container } = render(<StayScene checkIn={calendarDate(day)} />);
  return container.querySelector<HTMLElement>('[data-scene]')?.dataset ?? {};
};

test.each([
  ['2027-01-15', 'snow', 'true'],
  ['2026-12-24', 'snow', 'true'],
  ['2027-02-14', 'snow', 'true'],
  ['2027-03-20', 'snow', undefined],
  ['2027-04-10', undefined, undefined],
  ['2027-07-04', undefined, undefined],
  ['2027-09-10', 'leaves', undefined],
  ['2027-10-15', 'leaves', 'true'],
  ['2027-11-20', 'leaves', 'true'],
])('on %s falls: %s; dusk: %s', (day, falling, dusk) => {
  const scene = sceneOn(day);
  expect(scene.falling).toBe(falling);
  expect(scene.dusk).toBe(dusk);
});

test.each([
  ['2027-01-22', 'Full moon on Jan 22'],
  ['2026-01-18', 'Dark skies, good for stars on Jan 18'],
  ['2026-01-22', 'Crescent moon on Jan 22'],
])('the moon of %s has its name', (day, name) => {
  sceneOn(day);
  expect(screen.getByText(name)).toBeInTheDocument();
});

// The lit edge lies on the right while the moon waxes; the edge of the shadow bends to it in a crescent, and away in a gibbous moon.
test.each([
  ['2026-01-22', /^M0-1A1 1 0 0 1 0 1A0\.\d+ 1 0 0 0 0-1$/],
  ['2026-01-29', /^M0-1A1 1 0 0 1 0 1A0\.\d+ 1 0 0 1 0-1$/],
  ['2026-01-06', /^M0-1A1 1 0 0 0 0 1A0\.\d+ 1 0 0 0 0-1$/],
  ['2026-01-14', /^M0-1A1 1 0 0 0 0 1A0\.\d+ 1 0 0 1 0-1$/],
])('the moon of %s is drawn as it is lit', (day, outline) => {
  const { container } = render(<StayScene checkIn={calendarDate(day)} />);
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(outline);
});

test('the moon of a taken night is not told, and the scene stays', () => {
  const { container } = render(<StayScene checkIn={calendarDate('2027-01-22')} isTaken />);
  expect(container).toHaveTextContent('');
  expect(container.querySelector('[data-falling=snow]')).not.toBeNull();
  expect(container.querySelector('svg')).toBeNull();
});
