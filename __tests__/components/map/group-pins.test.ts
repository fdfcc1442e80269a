import { groupPin, groupPins } from '@/components/map/group-pins';

const pin = (id: string, x: number, color = 'red') => ({
  id,
  label: `${id}: Peak`,
  color,
  longitude: x,
  latitude: 0,
});
const placed = ({ longitude }: { longitude: number }) => ({ x: longitude, y: 0 });

test('pins that would lie on each other are one, none is lost and the far ones stay', () => {
  const pins = [
    pin('a', 0),
    pin('b', 10, 'blue'),
    pin('c', 100),
    pin('d', 20, 'blue'),
    pin('e', 30),
  ];
  const groups = groupPins(pins, placed, 26);
  expect(groups.map((group) => group.pins.map(({ id }) => id))).toEqual([
    ['a', 'b', 'd'],
    ['c'],
    ['e'],
  ]);
  expect(groups.map((group) => groupPin(group))).toEqual([
    { ...pin('a', 0), color: 'blue', count: 3, label: '3 places, zoom in: a, b, d' },
    pin('c', 100),
    pin('e', 30),
  ]);
});

test('no pins make no group', () => {
  expect(groupPins([], placed, 26)).toEqual([]);
});
