import { act, fireEvent, render, screen } from '@testing-library/react';
import { RefreshAfterLostWrite } from '@/components/host/shell/refresh-after-lost-write';
import { useAction, type ActionResult } from '@/components/host/form/use-action';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

function Form({ result }: { result: ActionResult<null> }) {
  const { run } = useAction();
  return (
    <button type="button" onClick={() => run(() => Promise.resolve(result))}>
      Send
    </button>
  );
}

beforeEach(() => {
  refresh.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function send(result: ActionResult<null>) {
  render(
    <>
      <RefreshAfterLostWrite />
      <Form result={result} />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  refresh.mockClear();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
}

test.each(['lost', 'broken'] as const)(
  'the page is read again, at once and later, where the answer was %s',
  async (code) => {
    await send({ ok: false, code });
    expect(refresh).toHaveBeenCalledTimes(3);
  },
);

test.each([
  { ok: true, data: null },
  { ok: false, code: 'busy' },
  { ok: false, code: 'signed-out' },
] as const)('it is not where the answer is known: %j', async (result) => {
  await send(result);
  expect(refresh).not.toHaveBeenCalled();
});
