import { act, render, screen } from '@testing-library/react';
import { NavigationStatus } from '@/components/layout/navigation-status';
import { startNavigation } from '@/lib/browser/navigation/navigation';

let pathname = '/';
const searchParams = new URLSearchParams();
jest.mock('next/navigation', () => ({
  usePathname: () => pathname,
  useSearchParams: () => searchParams,
}));

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  pathname = '/';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('nothing is shown on a first visit, nor for a quick navigation', () => {
  const { rerender } = render(<NavigationStatus />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => startNavigation('/blog'));
  pass(199);
  pathname = '/blog';
  rerender(<NavigationStatus />);
  pass(1000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a slow one shows "Loading Page..." until the new page is there', () => {
  const { rerender } = render(<NavigationStatus />);
  act(() => startNavigation('/blog'));
  pass(200);
  expect(screen.getByRole('status')).toHaveTextContent('Loading Page...');
  pathname = '/blog';
  rerender(<NavigationStatus />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
