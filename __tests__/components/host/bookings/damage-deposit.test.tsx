import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DamageDeposit, type ReturnDamage } from '@/components/host/bookings/damage-deposit';

beforeEach(() => sessionStorage.clear());

const DEPOSIT = {
  cents: 20_000,
  text: '',
  heldCents: 20_000,
  canReturn: true,
  returnedAt: null,
  keptCents: null,
};
const LEFT = [{ provider: 'stripe', method: null, cents: 100_000 }];

function show(changes: Partial<typeof DEPOSIT> = {}, canEdit = true, left: unknown = LEFT) {
  const give = jest.fn<ReturnType<ReturnDamage>, Parameters<ReturnDamage>>(() =>
    Promise.resolve({ ok: true, data: { refundCents: 20_000, keptCents: 0 } }),
  );
  render(
    <DamageDeposit
      reference="MM-23456789"
      deposit={{ ...DEPOSIT, ...changes }}
      left={left as typeof LEFT}
      canEdit={canEdit}
      give={give}
    />,
  );
  return give;
}
const button = () => screen.queryByRole('button');
const submit = () => screen.getByRole('button', { name: /^Give/ });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('one button and its confirmation give all of it back', async () => {
  const give = show();
  fireEvent.click(screen.getByRole('button', { name: 'Give back the damage deposit' }));
  fireEvent.click(screen.getByRole('button', { name: 'Give back $200.00' }));
  await waitFor(() =>
    expect(give).toHaveBeenCalledWith('MM-23456789', {
      amountCents: 20_000,
      reason: '',
      expectedHeldCents: 20_000,
      key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    }),
  );
});

test('a part is kept only with an amount below the whole and a reason', async () => {
  const give = show();
  fireEvent.click(screen.getByRole('button', { name: 'Give back the damage deposit' }));
  fireEvent.click(screen.getByLabelText('Something was damaged: keep a part of it'));
  expect(submit()).toBeDisabled();
  type('Amount in dollars', '200');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter $0.00 to $199.99.');
  type('Amount in dollars', '150');
  expect(submit()).toBeDisabled();
  type('Reason', 'A broken lamp');
  fireEvent.click(screen.getByRole('button', { name: 'Give back $150.00' }));
  await waitFor(() =>
    expect(give).toHaveBeenCalledWith(
      'MM-23456789',
      expect.objectContaining({ amountCents: 15_000, reason: 'A broken lamp' }),
    ),
  );
});

test('what was paid by check is given back by hand', () => {
  show({}, true, [{ provider: 'offline', method: 'check', cents: 100_000 }]);
  fireEvent.click(screen.getByRole('button', { name: 'Give back the damage deposit' }));
  expect(screen.getByText('Pay back $200.00 yourself: it was paid by check.')).toBeVisible();
});

test.each([
  [
    { canReturn: false },
    true,
    'You’re holding $200.00. Give it back once the guest has left and paid everything.',
  ],
  [{ heldCents: 0, canReturn: false }, true, 'Nothing of it is held.'],
  [{}, false, 'The guest gets $200.00 back.'],
])('%j, may edit: %s', (changes, canEdit, text) => {
  show(changes, canEdit);
  expect(screen.getByText(text)).toBeVisible();
  expect(button()).toBeNull();
});

test('once given back, it says when and what was kept', () => {
  const returned = { returnedAt: '2026-12-07T15:00:00Z', keptCents: 5_000, heldCents: 0 };
  show({ ...returned, canReturn: false } as never);
  expect(screen.getByText(/^Given back .*\. You kept \$50\.00\.$/)).toBeVisible();
  expect(button()).toBeNull();
});
