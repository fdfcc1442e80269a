import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanMap } from '@/components/trip/plan-map';
import type { MapProps } from '@/components/map/map-view';
import { draftPlan } from '@/lib/domain/trip/planner/draft-plan';
import { stopsOf } from '@/lib/domain/trip/planner/plan';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { shop } from '@/lib/shop/shop';

jest.mock('@/components/map/map-island', () => ({
  MapIsland: ({ pins = [], bounds, onChoose }: MapProps) => (
    <div data-testid="map" data-bounds={bounds.join()}>
      {pins.map(({ id, label, price }) => (
        <button key={id} aria-label={label} onClick={() => onChoose?.(id)}>
          {price}
        </button>
      ))}
    </div>
  ),
}));

const wishes = { base: 'gatlinburg', adults: 2, children: 0, dog: false, interests: [] } as const;
const stay = { checkIn: calendarDate('2027-05-06'), checkOut: calendarDate('2027-05-09') };

test('each stop of a plan is on its map with the number of its day', async () => {
  const plan = draftPlan(wishes, stay, shop().areas);
  render(<PlanMap plan={plan} mapStyleUrl="" />);
  const pins = screen.getAllByRole('button');
  expect(pins).toHaveLength(new Set(stopsOf(plan).map(({ slug }) => slug)).size);
  for (const pin of pins) {
    expect(pin).toHaveAccessibleName(new RegExp(`^Day ${pin.textContent}: `));
  }
  await userEvent.click(pins[0] as HTMLElement);
  expect(screen.getByText(pins[0]?.getAttribute('aria-label') ?? '')).toBeVisible();
});

test('a plan without stops has no map', () => {
  render(<PlanMap plan={{ ...wishes, days: [] }} mapStyleUrl="" />);
  expect(screen.queryByTestId('map')).toBeNull();
});
