import { render, screen, within } from '@testing-library/react';
import type { MapProps } from '@/components/map/map-view';
import { WhereItIs } from '@/components/map/where-it-is';

const shown = jest.fn();
jest.mock('@/components/map/map-island', () => ({
  MapIsland: (props: MapProps) => {
    shown(props);
    return null;
  },
}));

const cabin = { latitude: 35.71862, longitude: -83.54871, city: 'Gatlinburg', elevationFt: 2180 };

beforeEach(() => shown.mockReset());

test('the distances are in the HTML, nearest first', () => {
  render(<WhereItIs cabin={cabin} mapStyleUrl="" />);
  const section = screen.getByRole('region', { name: 'Where it is' });
  const [entrances] = within(section).getAllByRole('list');
  const items = within(entrances ?? section).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/Sugarlands.*\d min/);
  expect(section).toHaveTextContent('The circle shows the neighborhood');
  // The facts below the title give the elevation.
  expect(section).not.toHaveTextContent('feet');
});

test('nothing sent to the browser reveals more than the rounded location', () => {
  const { container } = render(<WhereItIs cabin={cabin} mapStyleUrl="" />);
  const moved = {
    ...cabin,
    latitude: cabin.latitude + 0.0001,
    longitude: cabin.longitude - 0.0001,
  };
  const html = container.innerHTML.replaceAll(/_r_\w+_/g, '');
  const again = render(<WhereItIs cabin={moved} mapStyleUrl="" />).container.innerHTML;
  expect(again.replaceAll(/_r_\w+_/g, '')).toBe(html);
  const [[first], [second]] = shown.mock.calls as [[MapProps], [MapProps]];
  expect(second).toEqual(first);
  expect(JSON.stringify(first)).not.toContain('35.71862');
  expect(JSON.stringify(first)).not.toContain('83.54871');
});
