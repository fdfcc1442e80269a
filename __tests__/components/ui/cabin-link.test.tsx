import { fireEvent, render, screen } from '@testing-library/react';
import { CabinLink } from '@/components/ui/cabin-link';

const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch }) }));

const PAGE = '/cabins/laurel-lantern';

beforeEach(() => {
  prefetch.mockClear();
  render(<CabinLink href={PAGE}>Laurel Lantern</CabinLink>);
});

test('a page nobody reaches for is not fetched', () => {
  expect(prefetch).not.toHaveBeenCalled();
});

test.each([
  ['the pointer', fireEvent.mouseEnter],
  ['a finger', fireEvent.touchStart],
  ['the focus', fireEvent.focus],
])('it is fetched as soon as %s reaches its link, once', (_, reach) => {
  const link = screen.getByRole('link', { name: 'Laurel Lantern' });
  reach(link);
  expect(prefetch.mock.calls).toEqual([[PAGE]]);
  reach(link);
  expect(prefetch).toHaveBeenCalledTimes(1);
});
