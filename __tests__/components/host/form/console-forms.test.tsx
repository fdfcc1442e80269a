import { act, fireEvent, render, screen } from '@testing-library/react';
import { NoteForm } from '@/components/host/bookings/note-form';
import { ChargeForm } from '@/components/host/bookings/booking-charges';
import { OfflinePaymentForm } from '@/components/host/bookings/booking-pay';
import { FeedForm } from '@/components/host/platforms/feed-form';
import { InviteForm } from '@/components/host/staff/invite-form';
import { TemplateForm } from '@/components/host/messages/template-form';

const REFERENCE = 'MM-23456789';
const KEY = expect.stringMatching(/^[\da-f-]{36}$/) as string;
const done = () => jest.fn(() => Promise.resolve({ ok: true as const, data: null }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => sessionStorage.clear());

test('a charge: what is wrong stands beside its field, and what fits is sent as it was typed', async () => {
  const add = done();
  render(<ChargeForm reference={REFERENCE} mail="no-address" count={0} add={add} />);
  await press('Add a charge');
  fill('For', 'Firewood');
  fill('Amount ($)', '0');
  await press('Create the payment link');
  expect(screen.getByLabelText('Amount ($)')).toHaveAccessibleDescription(
    'The amount is too small.',
  );
  expect(screen.getByLabelText('Amount ($)')).toHaveFocus();
  fill('Amount ($)', '45');
  await press('Create the payment link');
  const charge = { amount: '45', label: 'Firewood', reason: '', key: KEY };
  expect(add.mock.calls).toEqual([[REFERENCE, charge]]);
  expect(screen.getByRole('status')).toHaveTextContent('Copy the guest’s link to pay $45.00');
});

test('a payment elsewhere is noted for its charge', async () => {
  const mark = done();
  render(<OfflinePaymentForm reference={REFERENCE} chargeId="c" amountCents={4_500} mark={mark} />);
  await press('Mark as paid elsewhere');
  fill('Paid by', 'cash');
  await press('$45.00 was paid');
  expect(mark.mock.calls).toEqual([[REFERENCE, 'c', { method: 'cash', note: '', key: KEY }]]);
});

test('an invitation: a bad address is told, and the role stays for the next', async () => {
  const invite = done();
  render(<InviteForm cabins={[]} invite={invite} />);
  fill('Email', 'june@');
  fill('Role', 'cleaner');
  await press('Invite');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/complete email address/);
  expect(invite).not.toHaveBeenCalled();
  fill('Email', 'june@staff.example');
  await press('Invite');
  expect(screen.getByRole('status')).toHaveTextContent('june@staff.example is invited.');
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Role')).toHaveValue('cleaner');
});

test('a calendar: without a cabin and with a bad address both are told', async () => {
  const save = done();
  render(<FeedForm feed={null} cabins={[]} save={save} />);
  fill('Calendar address', 'http://feeds.example/a.ics');
  await press('Add calendar');
  expect(screen.getByText('The cabin is empty.')).toBeInTheDocument();
  expect(screen.getByLabelText('Cabin')).toHaveFocus();
  expect(screen.getByLabelText('Calendar address')).toHaveAccessibleDescription(
    /must start with https/,
  );
  expect(save).not.toHaveBeenCalled();
});

test('a note is kept until it is added', async () => {
  const add = done();
  const { unmount } = render(<NoteForm reference={REFERENCE} add={add} />);
  fill('New note', 'Late arrival');
  unmount();
  render(<NoteForm reference={REFERENCE} add={add} />);
  await press('Add note');
  expect(add.mock.calls).toEqual([[REFERENCE, 'Late arrival']]);
  expect(screen.getByLabelText('New note')).toHaveValue('');
});

test('a changed template is sent with the one the form showed', async () => {
  const save = jest.fn(() => Promise.resolve({ ok: true as const, data: undefined }));
  const template = {
    id: '2a6f3f6c-1d2b-4c3a-9e55-0b7a4d1c2e01',
    name: 'Arrival',
    subject: 'Your arrival',
    body: 'Come in.',
    sms: null,
    anchor: null,
    days: 0,
    hour: 10,
    isOn: false,
    cabinIds: [],
  };
  render(
    <TemplateForm
      template={template}
      list={{ templates: [template], cabins: [], bookings: [] }}
      values={null}
      actions={{ saveTemplate: save, deleteTemplate: done(), readTemplateValues: jest.fn() }}
    />,
  );
  fill('Text', 'Welcome.');
  await press('Save');
  expect(save.mock.calls).toEqual([[{ ...template, body: 'Welcome.' }, template]]);
});

test('a template: a name that another has is told beside it', async () => {
  const save = jest.fn(() => Promise.resolve({ ok: false as const, code: 'known_name' as const }));
  render(
    <TemplateForm
      template={null}
      list={{ templates: [], cabins: [], bookings: [] }}
      values={null}
      actions={{ saveTemplate: save, deleteTemplate: done(), readTemplateValues: jest.fn() }}
    />,
  );
  fill('Name', 'Arrival');
  fill('Subject', 'Your arrival');
  fill('Text', 'Come in.');
  await press('Save');
  expect(save).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
    /Another template has this name/,
  );
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
