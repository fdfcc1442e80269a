import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventsMap } from '@/components/content/events-map';
import { EVENTS } from '@/__tests__/support/seeded-posts';
import { listPlaced } from '@/components/events/yearly-events';
import type { MapProps } from '@/components/map/map-view';

jest.mock('@/components/map/map-island', () => ({
  MapIsland: ({ pins = [], onChoose }: MapProps) =>
    pins.map(({ id, label }) => (
      <button key={id} onClick={() => onChoose?.(id)}>
        {label}
      </button>
    )),
}));

test('a place has one pin, which leads to all that is on there', async () => {
  render(<EventsMap events={listPlaced(EVENTS)} mapStyleUrl="" />);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Dollywood: / }));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.length).toBeGreaterThan(2);
  expect(links).toContain('/events/harvest-festival');
  expect(links).not.toContain('/events/new-years-eve');
});
