import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/chip';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/page/notice';
import { Stepper } from '@/components/ui/stepper';

test('a button does not submit unless told to; a link has its address', () => {
  render(
    <>
      <Button>Save</Button>
      <ButtonLink href="/cabins">All cabins</ButtonLink>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('link', { name: 'All cabins' })).toHaveAttribute('href', '/cabins');
});

test('a field ties its label, hint and error to the control', () => {
  render(
    <Field id="email" label="Email" hint="For your receipt" error="Please enter your email">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  expect(input).toHaveAccessibleDescription('For your receipt Please enter your email');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email');
});

test('a field without hint and error adds nothing to the control', () => {
  render(
    <Field id="name" label="Name">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByLabelText('Name')).toBeValid();
});

function Guests() {
  const [guests, setGuests] = useState(2);
  return (
    <Stepper label="Guests" unit="guests" value={guests} min={1} max={3} onChange={setGuests} />
  );
}

test('a stepper counts within its bounds and disables its buttons there', async () => {
  const user = userEvent.setup();
  render(<Guests />);
  const fewer = screen.getByRole('button', { name: 'Fewer guests' });
  const more = screen.getByRole('button', { name: 'More guests' });
  expect(screen.getByRole('group', { name: 'Guests' })).toBeInTheDocument();
  await user.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(more).toBeDisabled();
  await user.click(fewer);
  await user.click(fewer);
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(fewer).toBeDisabled();
  expect(more).toBeEnabled();
});

test('a choice chip is a radio button named by its text', () => {
  render(
    <ChoiceChip name="city" value="gatlinburg" checked readOnly>
      Gatlinburg
    </ChoiceChip>,
  );
  expect(screen.getByRole('radio', { name: 'Gatlinburg' })).toBeChecked();
});

test('an error notice is announced, an empty one is not', () => {
  const { rerender } = render(<Notice title="Error loading cabins." tone="error" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading cabins.');
  rerender(
    <Notice
      title="No cabins yet"
      headingLevel="h2"
      action={<ButtonLink href="/cabins">All cabins</ButtonLink>}
    />,
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'No cabins yet' })).toBeInTheDocument();
});
