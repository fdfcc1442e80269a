import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import { LazyPart } from '@/components/ui/page/lazy-part';
import { PartBoundary } from '@/components/ui/page/part-boundary';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new TypeError("Cannot read properties of undefined (reading 'findLast')");
  return <p>The calendar</p>;
}

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a crash affects only its own part, which says so and offers a retry', async () => {
  render(
    <>
      <h1>Laurel Lantern</h1>
      <PartBoundary text="This calendar didn’t load.">
        <Fragile />
      </PartBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Laurel Lantern' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This calendar didn’t load. Try again');
  expect(screen.queryByText(/findLast/)).toBeNull();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The calendar')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an optional part leaves its place empty, and its owner is notified', () => {
  const onFail = jest.fn();
  const { container } = render(
    <StrictMode>
      <PartBoundary text={null} onFail={onFail}>
        <Fragile />
      </PartBoundary>
    </StrictMode>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(onFail).toHaveBeenCalled();
});

test('a failed dialog is replaced by a small one that says so and closes', async () => {
  const onClose = jest.fn();
  render(
    <DialogBoundary title="Check Availability" text="This calendar didn’t load." onClose={onClose}>
      <Fragile />
    </DialogBoundary>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Check Availability' });
  expect(dialog).toHaveTextContent('This calendar didn’t load.');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

describe('a part with lazy code', () => {
  const Part = ({ name }: { name: string }) => <p>The plan of {name}</p>;
  const text = 'The planner didn’t load.';

  test('that doesn’t load says so and offers a retry', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue(Part);
    render(
      <LazyPart load={load} props={{ name: 'Ada' }} text={text}>
        <p>Loading</p>
      </LazyPart>,
    );
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${text} Try again`);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The plan of Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that never loads can be retried any number of times', async () => {
    const load = jest.fn().mockRejectedValue(new Error('ChunkLoadError'));
    render(<LazyPart load={load} props={{}} text={text} />);
    for (let times = 1; times <= 3; times += 1) {
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
      await act(async () => undefined);
      expect(load).toHaveBeenCalledTimes(times + 1);
    }
  });

  test('that crashes after loading says the same', async () => {
    render(<LazyPart load={async () => Fragile} props={{}} text={text} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
