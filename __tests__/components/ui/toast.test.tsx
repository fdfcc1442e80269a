import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, Toaster } from '@/components/ui/toast';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (message: Parameters<typeof toast>[0]) => act(() => toast(message));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  pass(60_000);
  jest.useRealTimers();
});

test('the live region is there before the first message', () => {
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
});

test('a message shows its texts for 3 s', () => {
  show({ title: 'Saved!', description: 'Find it under your favorites.' });
  expect(screen.getByText('Saved!')).toBeInTheDocument();
  expect(screen.getByText('Find it under your favorites.')).toBeInTheDocument();
  pass(2999);
  expect(screen.getByText('Saved!')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved!')).not.toBeInTheDocument();
});

test('or for its own time', () => {
  show({ title: 'Saved!', durationMs: 2000 });
  pass(2000);
  expect(screen.queryByText('Saved!')).not.toBeInTheDocument();
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('time does not run while %s is on it', (_, enter, leave) => {
  show({ title: 'Date unavailable' });
  const message = screen.getByRole('listitem');
  pass(2000);
  enter(message);
  pass(20_000);
  expect(message).toBeInTheDocument();
  leave(message);
  pass(999);
  expect(message).toBeInTheDocument();
  pass(1);
  expect(message).not.toBeInTheDocument();
});

test('it can be dismissed', () => {
  show({ title: 'Not a valid checkout', tone: 'destructive' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Not a valid checkout')).not.toBeInTheDocument();
});

test('the newest three stay', () => {
  for (const title of ['one', 'two', 'three', 'four']) show({ title });
  const titles = screen.getAllByRole('listitem').map((message) => message.textContent);
  expect(titles).toEqual(['two', 'three', 'four']);
});
