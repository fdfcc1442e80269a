import { act, fireEvent, render, screen } from '@testing-library/react';
import { setSignedOut } from '@/components/host/form/signed-out-store';
import { SignedOutDialog } from '@/components/host/shell/signed-out-dialog';
import { useAction, type ActionResult } from '@/components/host/form/use-action';
import { useFormDraft } from '@/components/host/form/use-draft';

type Work = () => Promise<ActionResult<string>>;

function Form({ work, isOnce = false }: { work: Work; isOnce?: boolean }) {
  const { fields, change } = useFormDraft('form', { text: '' });
  const { error, run } = useAction(isOnce);
  return (
    <>
      <input
        aria-label="Reason"
        value={fields.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <button type="button" onClick={() => run(work)}>
        Send
      </button>
      <p data-testid="error">{error}</p>
      <SignedOutDialog />
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  act(() => setSignedOut(false));
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  jest.restoreAllMocks();
});

const session = (status: number) =>
  Object.assign(globalThis, { fetch: () => Promise.resolve({ status }) });
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
const throws = (error: unknown) => () => Promise.reject(error as Error);
const server = Object.assign(new Error('An error occurred'), { digest: '1234' });

test.each([
  ['lost', new TypeError('Failed to fetch'), false, /^We didn’t get an answer.*check the page/],
  ['lost, of a form with a key', new TypeError('Failed to fetch'), true, /won’t happen twice/],
  ['broken', server, false, /^Something broke on our end.*check the page/],
  ['broken, of a form with a key', server, true, /^Something broke.*won’t happen twice/],
])('an answer that did not come is told by its kind: %s', async (_, error, isOnce, text) => {
  session(400);
  render(<Form work={throws(error)} isOnce={isOnce} />);
  await send();
  expect(screen.getByTestId('error')).toHaveTextContent(text);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offline nothing is sent, and that is said', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const work = jest.fn();
  render(<Form work={work} />);
  await send();
  expect(screen.getByTestId('error')).toHaveTextContent('You’re offline, so nothing was sent.');
  expect(work).not.toHaveBeenCalled();
});

test.each([
  [
    'the action says so',
    () => Promise.resolve({ ok: false as const, code: 'signed-out' as const }),
  ],
  ['the guard answered in its place', throws(new Error('An unexpected response'))],
])(
  'a session that is over leads to the sign-in and back, and the draft stays: %s',
  async (_, work) => {
    session(401);
    window.history.replaceState(null, '', '/host/bookings/MM-23456789?from=2027-01-01');
    const { unmount } = render(<Form work={work} />);
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Storm' } });
    await send();
    expect(await screen.findByRole('dialog', { name: 'You’re signed out' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/host/sign-in?next=%2Fhost%2Fbookings%2FMM-23456789%3Ffrom%3D2027-01-01',
    );
    unmount();
    await act(async () => render(<Form work={work} />));
    expect(screen.getByLabelText('Reason')).toHaveValue('Storm');
  },
);
