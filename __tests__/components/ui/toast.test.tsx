import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, Toaster } from '@/components/ui/toast';
import { dismissToast, listToasts } from '@/components/ui/toast-store';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (message: Parameters<typeof toast>[0]) => act(() => toast(message));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => listToasts().forEach(({ id }) => dismissToast(id)));
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

describe('an action', () => {
  const onClick = jest.fn();
  const undo = () => screen.getByRole('button', { name: 'Undo' });
  beforeEach(() => {
    onClick.mockReset();
    show({ title: 'Removed', action: { label: 'Undo', onClick } });
  });

  test('is a button of its own, before the one that dismisses', () => {
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Undo', '']);
    expect(undo()).toHaveAttribute('type', 'button');
    expect(undo()).not.toHaveAttribute('tabindex');
  });

  test('runs once and takes the message away', () => {
    fireEvent.click(undo());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  test('does not run when the message is dismissed or its time is over', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    show({ title: 'Removed', action: { label: 'Undo', onClick } });
    pass(3000);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
    expect(onClick).not.toHaveBeenCalled();
  });

  test('has time while it has the focus, and gives the focus back', () => {
    const before = document.body.appendChild(document.createElement('button'));
    act(() => before.focus());
    act(() => undo().focus());
    pass(60_000);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(60_000);
    fireEvent.click(undo());
    expect(before).toHaveFocus();
    before.remove();
  });
});

test('it can be dismissed', () => {
  show({ title: 'Not a valid checkout', tone: 'destructive' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Not a valid checkout')).not.toBeInTheDocument();
});

test('a message takes the place of the one before', () => {
  for (const title of ['Oops!', 'You are all set!']) show({ title });
  const titles = screen.getAllByRole('listitem').map((message) => message.textContent);
  expect(titles).toEqual(['You are all set!']);
});
