import { act, fireEvent, render, screen } from '@testing-library/react';
import { z } from 'zod';
import { TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { SecondFactorDialog } from '@/components/host/shell/second-factor-dialog';
import { closeSecondFactor } from '@/components/host/form/second-factor-store';
import { readSignedOut, setSignedOut } from '@/components/host/form/signed-out-store';
import type { ActionResult } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { dollarsSchema, emailSchema, textSchema, uuidSchema } from '@/lib/schemas/fields';

const schema = z
  .strictObject({
    name: textSchema(1, 10),
    email: emailSchema,
    amount: dollarsSchema(100, 10_000),
    key: uuidSchema,
  })
  .transform(({ amount: amountCents, ...rest }) => ({ ...rest, amountCents }));
type Input = z.input<typeof schema>;
type Action = (input: Input) => Promise<ActionResult<string>>;

type Props = { action: Action; onDone?: (result: string) => void; seen?: number };

function Form({ action, onDone, seen = 1 }: Props) {
  const form = useHostForm({
    id: 'gift',
    schema,
    draft: 'gift:1',
    seen,
    action,
    onDone,
    start: { name: '', email: '', amount: '' },
    done: (result, { name }) => `${result} for ${name}.`,
  });
  return (
    <InlineForm
      form={form}
      heading="Gift"
      submit="Send"
      onSubmit={() => form.send({ ...form.fields, key: form.key })}
    >
      <TextField {...form.field('name', 'Name')} required maxLength={10} />
      <TextField {...form.field('email', 'Email')} required />
      <TextField {...form.field('amount', 'Amount')} required />
    </InlineForm>
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
  act(() => {
    closeSecondFactor();
    setSignedOut(false);
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  jest.restoreAllMocks();
});

const FITTING = { Name: 'June', Email: 'june@example.com', Amount: '$12.5' };
const box = (label: string) => screen.getByRole('textbox', { name: label });
const fill = (values: Partial<typeof FITTING>) => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(box(label), { target: { value } });
  }
};
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const send = () => press('Send');
async function open(props: Props) {
  const shown = await act(async () => render(<Form {...props} />));
  await press('Gift');
  return shown;
}
const answers = (...results: ActionResult<string>[]) => {
  const left = [...results];
  return jest.fn<ReturnType<Action>, Parameters<Action>>(() =>
    Promise.resolve(left.shift() ?? { ok: true, data: 'done' }),
  );
};

test.each<[name: string, typed: Partial<typeof FITTING>, label: string, text: string]>([
  ['nothing', { Name: '' }, 'Name', 'The name is empty.'],
  [
    'a name too long',
    { Name: 'x'.repeat(11) },
    'Name',
    'The name is too long: at most 10 characters.',
  ],
  ['no address', { Email: '' }, 'Email', 'The email address is empty.'],
  ['a bad address', { Email: 'june@' }, 'Email', 'Enter a complete email address.'],
  ['no money', { Amount: '0' }, 'Amount', 'The amount is too small.'],
  ['too much money', { Amount: '100.01' }, 'Amount', 'The amount is too big.'],
  ['no amount', { Amount: '1e3' }, 'Amount', 'The amount can’t be read. Check it.'],
])(
  '%s is told beside its field, which takes the focus, and nothing is sent',
  async (_, typed, label, text) => {
    const action = answers();
    await open({ action });
    fill({ ...FITTING, ...typed });
    await send();
    expect(action).not.toHaveBeenCalled();
    expect(box(label)).toHaveAccessibleDescription(text);
    expect(box(label)).toBeInvalid();
    expect(box(label)).toHaveFocus();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fill(FITTING);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box(label)).toBeValid();
  },
);

test('all that is wrong is told at once, and the first of it takes the focus', async () => {
  await open({ action: answers() });
  fill({ Amount: '0' });
  await send();
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  expect(box('Name')).toHaveFocus();
});

test.each<[name: string, refusal: ActionResult<string>, label: string | null, text: RegExp]>([
  [
    'a field that the server cannot read',
    { ok: false, code: 'bad_input', detail: { field: 'amount', problem: 'big' } },
    'Amount',
    /^The amount is too big\.$/,
  ],
  [
    'a refusal that is about a field',
    { ok: false, code: 'already_staff' },
    'Email',
    /already on your staff/,
  ],
  [
    'a field that the form has not',
    { ok: false, code: 'bad_input', detail: { field: 'key', problem: 'wrong' } },
    null,
    /^A field can’t be read/,
  ],
  [
    'a refusal of the whole form',
    { ok: false, code: 'not_chargeable' },
    null,
    /^You can only charge more/,
  ],
])('%s is told in its place, and what was typed stays', async (_, refusal, label, text) => {
  await open({ action: answers(refusal) });
  fill(FITTING);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  for (const each of Object.keys(FITTING)) {
    if (each === label) expect(box(each)).toHaveFocus();
    else expect(box(each)).toBeValid();
  }
  if (label) expect(box(label)).toHaveAccessibleDescription(text);
  expect(box('Name')).toHaveValue('June');
});

test('what fits is sent as it was typed, and then the form is as before', async () => {
  const action = answers({ ok: true, data: 'a letter' });
  const onDone = jest.fn();
  await open({ action, onDone });
  fill(FITTING);
  await send();
  const key = expect.stringMatching(/^[\da-f-]{36}$/) as string;
  const sent = { name: 'June', email: 'june@example.com', amount: '$12.5', key };
  expect(action).toHaveBeenCalledWith(sent);
  expect(schema.parse(action.mock.calls[0]?.[0])).toMatchObject({ amountCents: 1_250 });
  expect(onDone).toHaveBeenCalledWith('a letter');
  expect(screen.getByRole('status')).toHaveTextContent('a letter for June.');
  expect(screen.getByRole('button', { name: 'Gift' })).toHaveFocus();
  expect(Object.keys(sessionStorage)).toEqual([]);
  await press('Gift');
  for (const label of Object.keys(FITTING)) expect(box(label)).toHaveValue('');
});

test('what is typed outlives the page', async () => {
  const { unmount } = await open({ action: answers() });
  fill(FITTING);
  unmount();
  await open({ action: answers() });
  expect(box('Name')).toHaveValue('June');
  expect(box('Amount')).toHaveValue('$12.5');
});

test('the key stays until it is done, also over a reload; then, or where the page shows something else, it is new', async () => {
  const busy = { ok: false, code: 'busy' } as const;
  const action = answers(busy, busy, { ok: true, data: 'done' }, busy);
  const { unmount } = await open({ action });
  fill(FITTING);
  await send();
  unmount();
  const again = await open({ action });
  await send();
  await send();
  await press('Gift');
  fill(FITTING);
  await send();
  again.unmount();
  await open({ action, seen: 2 });
  fill(FITTING);
  await send();
  const keys = action.mock.calls.map(([{ key }]) => key);
  expect(keys).toHaveLength(5);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(new Set(keys.slice(2)).size).toBe(3);
});

test('offline nothing is sent, and it is not asked for twice', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const action = answers();
  await open({ action });
  fill(FITTING);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline, so nothing was sent.');
  expect(action).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await send();
  expect(action).toHaveBeenCalledTimes(1);
});

test('a lost answer of a form with a key says that it is done only once', async () => {
  Object.assign(globalThis, { fetch: () => Promise.resolve({ status: 400 }) });
  await open({ action: () => Promise.reject(new TypeError('Failed to fetch')) });
  fill(FITTING);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('it won’t happen twice');
});

test('a session that is over is told to the whole console', async () => {
  await open({ action: answers({ ok: false, code: 'signed-out' }) });
  fill(FITTING);
  await send();
  expect(readSignedOut()).toBe(true);
  expect(box('Name')).toHaveValue('June');
});

test('where the second factor is wanted the same is sent again once its code fits', async () => {
  const action = answers({ ok: false, code: 'second_factor' });
  const confirm = answers();
  render(
    <>
      <Form action={action} />
      <SecondFactorDialog confirm={() => confirm({} as Input)} />
    </>,
  );
  await press('Gift');
  fill(FITTING);
  await send();
  fireEvent.change(box('Code'), { target: { value: '12345' } });
  await press('Continue');
  expect(confirm).not.toHaveBeenCalled();
  expect(box('Code')).toHaveAccessibleDescription(/doesn’t match/);
  fireEvent.change(box('Code'), { target: { value: '123 456' } });
  await press('Continue');
  expect(action.mock.calls[1]).toEqual(action.mock.calls[0]);
  expect(screen.getByRole('status')).toHaveTextContent('done for June.');
});

test('the message of a form disappears when another form is sent', async () => {
  const said = (name: string) => () => Promise.resolve({ ok: true as const, data: name });
  function Short({ name }: { name: string }) {
    const form = useHostForm({
      id: name,
      schema: z.strictObject({}),
      start: {},
      action: said(name),
      done: (result) => `${result} is done.`,
    });
    return (
      <>
        <button type="button" onClick={() => form.send({})}>
          {name}
        </button>
        <p>{form.done}</p>
      </>
    );
  }
  render(
    <>
      <Short name="Move" />
      <Short name="Cancel" />
    </>,
  );
  const pressed = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await pressed('Move');
  expect(screen.getByText('Move is done.')).toBeVisible();
  await pressed('Cancel');
  expect(screen.getByText('Cancel is done.')).toBeVisible();
  expect(screen.queryByText('Move is done.')).toBeNull();
});
