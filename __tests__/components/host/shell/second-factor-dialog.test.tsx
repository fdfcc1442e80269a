import { act, fireEvent, render, screen } from '@testing-library/react';
import { SecondFactorDialog } from '@/components/host/shell/second-factor-dialog';
import { closeSecondFactor } from '@/components/host/form/second-factor-store';
import { useAction, type ActionResult } from '@/components/host/form/use-action';

type Work = () => Promise<ActionResult<string>>;

function Refund({ work, onDone }: { work: Work; onDone: (result: string) => void }) {
  const { error, run } = useAction();
  return (
    <>
      <button type="button" onClick={() => run(work, onDone)}>
        Refund
      </button>
      <p>{error}</p>
    </>
  );
}

// jsdom knows the element but not these.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  act(() => closeSecondFactor());
});

const answers = (...results: ActionResult<string>[]) => {
  const left = [...results];
  return jest.fn(() => Promise.resolve(left.shift() ?? { ok: true as const, data: 'again' }));
};
const refused = { ok: false, code: 'second_factor' } as const;
const done = { ok: true, data: 'refunded' } as const;

test('what was refused for want of a code is done once the code fits', async () => {
  const work = answers(refused, done);
  const confirm = answers({ ok: false, code: 'wrong_code' }, { ok: true, data: 'factor' });
  const onDone = jest.fn();
  render(
    <>
      <Refund work={work} onDone={onDone} />
      <SecondFactorDialog confirm={confirm} />
    </>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByRole('dialog', { name: 'Your code, please' })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('doesn’t match');
  expect(work).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('', { selector: 'p:empty' });
  expect(confirm.mock.calls).toEqual([['000000'], ['123456']]);
  expect(work).toHaveBeenCalledTimes(2);
  expect(onDone).toHaveBeenCalledWith('refunded');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('"Not now" leaves it undone', async () => {
  const work = answers(refused);
  render(
    <>
      <Refund work={work} onDone={jest.fn()} />
      <SecondFactorDialog confirm={answers()} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(work).toHaveBeenCalledTimes(1);
});
