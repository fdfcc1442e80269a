import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CabinsError } from '@/components/cabin-list/cabins-error';
import { CabinsLoading } from '@/components/cabin-list/cabins-loading';
import { shop } from '@/lib/shop/shop';
import { CabinsBoundary } from '@/components/home/cabins-boundary';

function Broken(): never {
  throw new Error('The database is away');
}

test('a list that fails says so and can be tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const retry = jest.fn();
  const error = new Error('The database is away');
  render(<CabinsError error={error} retry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading cabins.');
  expect(screen.queryByText(/database/)).toBeNull();
  // The way on is filled in with the dates searched for, once the code for it is there.
  window.history.replaceState(
    null,
    '',
    '/cabins?check_in=2026-12-04&check_out=2026-12-07&guests=4',
  );
  const text = screen.getByRole('link', { name: 'Text the host your dates' });
  await waitFor(() => {
    expect(decodeURIComponent(text.getAttribute('href') ?? '')).toContain(
      'a cabin for 4 guests for Dec 4 – Dec 7, 2026?',
    );
  });
  expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    `tel:${shop().phone.e164}`,
  );
  expect(logged).toHaveBeenCalledWith(error);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the home page keeps its other parts when its cabins fail', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <h1>Home</h1>
      <CabinsBoundary>
        <Broken />
      </CabinsBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading cabins.');
});

test('the loading state is announced', () => {
  render(<CabinsLoading />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading cabins\.\.\.$/);
});

test('a loading state that lasts says so, and leads to the host', () => {
  jest.useFakeTimers();
  render(<CabinsLoading />);
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.queryByRole('link')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Slower than usual.');
  expect(screen.getByRole('link', { name: 'Text the host your dates' })).toBeVisible();
  jest.useRealTimers();
});
