import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CabinsError } from '@/components/cabins/cabins-error';
import { CabinsLoading } from '@/components/cabins/cabins-loading';
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

test('waiting is told', () => {
  render(<CabinsLoading />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading cabins...');
});
