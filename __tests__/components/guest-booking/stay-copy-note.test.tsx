import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StayCopyNote } from '@/components/guest-booking/stay-copy-note';
import { askStayWorker, keepStayCopy, type StayCopy } from '@/lib/browser/stay-copy';

jest.mock('@/lib/browser/stay-copy', () => ({ askStayWorker: jest.fn(), keepStayCopy: jest.fn() }));

type Tell = (copy: StayCopy) => void;
const PATH = '/stay/abc';

function show() {
  const stop = jest.fn();
  let tell: Tell = () => {};
  jest.mocked(keepStayCopy).mockImplementation((_, onAnswer) => {
    tell = onAnswer;
    return stop;
  });
  const view = render(<StayCopyNote path={PATH} lastDay="Tuesday, Dec 8" />);
  return { ...view, stop, tell: (copy: StayCopy) => act(() => tell(copy)) };
}

test('until there is a copy, and where there can be none, it says nothing', () => {
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a saved copy is announced with its end, removed on request, and saved again', async () => {
  jest.mocked(askStayWorker).mockImplementation((work, path, onAnswer) => {
    expect(path).toBe(PATH);
    onAnswer(work === 'remove' ? 'removed' : 'saved');
  });
  const { tell } = show();
  tell('saved');
  expect(screen.getByRole('status')).toHaveTextContent('saved on this device until Tuesday, Dec 8');
  await userEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
  expect(screen.getByRole('status')).toHaveTextContent('isn’t saved on this device');
  const again = screen.getByRole('button', { name: 'Save on this device' });
  expect(again).toHaveFocus();
  await userEvent.click(again);
  expect(screen.getByRole('status')).toHaveTextContent('so it opens offline too');
});

test('it stops with the page', () => {
  const { unmount, stop } = show();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});
