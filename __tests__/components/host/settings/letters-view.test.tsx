import { fireEvent, render, screen, within } from '@testing-library/react';
import type { LetterActions } from '@/components/host/settings/letter-form';
import { LettersView } from '@/components/host/settings/letters-view';
import { LETTERS } from '@/lib/domain/messaging/letter';
import type { HostLetter } from '@/lib/schemas/host/settings/letters';

const ARRIVAL: HostLetter = {
  letter: 'arrival',
  subject: null,
  opening: 'Almost there, {guest_name}!',
  closing: null,
};
const EVERY: HostLetter = {
  letter: 'every',
  subject: null,
  opening: null,
  closing: 'Take care,',
};
const NOTHING = { subject: null, opening: null, closing: null };

const save = jest.fn<
  ReturnType<LetterActions['saveLetter']>,
  Parameters<LetterActions['saveLetter']>
>(() => Promise.resolve({ ok: true, data: {} }));
const preview = jest.fn<
  ReturnType<LetterActions['previewLetter']>,
  Parameters<LetterActions['previewLetter']>
>(() => Promise.resolve({ ok: true, data: { subject: 'Soon', html: '<p>Howdy</p>' } }));

beforeEach(() => {
  sessionStorage.clear();
  save.mockClear();
  preview.mockClear();
  render(
    <LettersView
      letters={[ARRIVAL, EVERY]}
      actions={{ saveLetter: save, previewLetter: preview }}
    />,
  );
});

function letter(name: string) {
  const item = screen.getByText(name, { selector: 'strong' }).closest('li');
  if (!item) throw new Error(`No letter ${name}`);
  return within(item);
}
const type = (within_: ReturnType<typeof letter>, label: string, value: string) =>
  fireEvent.change(within_.getByLabelText(label), { target: { value } });
const press = (within_: ReturnType<typeof letter>, name: string) =>
  fireEvent.click(within_.getByRole('button', { name, hidden: true }));

test('every letter is listed, with whose words it has', () => {
  const list = within(screen.getByRole('region', { name: 'Each letter' }));
  expect(list.getAllByRole('listitem')).toHaveLength(LETTERS.length);
  expect(
    letter('Arrival').getByText(/^Three days before check-in\. Your own first words\.$/),
  ).toBeVisible();
  expect(letter('Booked').getByText(/Built-in words\.$/)).toBeVisible();
});

test('own words are saved with what was stored before', async () => {
  const arrival = letter('Arrival');
  expect(arrival.getByLabelText('First words')).toHaveValue('Almost there, {guest_name}!');
  expect(arrival.getByRole('button', { name: 'Save', hidden: true })).toBeDisabled();
  type(arrival, 'Subject', 'Soon: {cabin}');
  press(arrival, 'Save');
  expect(await arrival.findByText('Saved. The next letter uses these words.')).toBeInTheDocument();
  expect(save).toHaveBeenCalledWith({
    letter: 'arrival',
    texts: { subject: 'Soon: {cabin}', opening: 'Almost there, {guest_name}!', closing: '' },
    seen: { ...NOTHING, opening: 'Almost there, {guest_name}!' },
  });
});

test.each([
  ['Arrival', 'Subject', 'Here: {stay_link}', /There’s no field {stay_link} here/],
  ['Arrival', 'First words', 'Hi {first_name}', /There’s no field {first_name} here/],
  ['No longer held', 'First words', 'Hi {guest_name}', /There’s no field {guest_name} here/],
  ['Newsletter', 'First words', 'Hi {cabin}', /There’s no field {cabin} here/],
])('%s, %s “%s” is refused', (name, label, value, text) => {
  const form = letter(name);
  type(form, label, value);
  expect(form.getByLabelText(label)).toHaveAccessibleDescription(text);
  expect(form.getByRole('button', { name: 'Save', hidden: true })).toBeDisabled();
});

test('back to the built-in words asks first', async () => {
  expect(
    letter('Booked').queryByRole('button', { name: 'Back to the built-in words', hidden: true }),
  ).not.toBeInTheDocument();
  press(letter('Arrival'), 'Back to the built-in words');
  expect(save).not.toHaveBeenCalled();
  expect(letter('Arrival').getByText('Remove your own words?')).toBeInTheDocument();
  press(letter('Arrival'), 'Back to the built-in words');
  await letter('Arrival').findByText(/Your own first words/);
  expect(save).toHaveBeenCalledWith({
    letter: 'arrival',
    texts: { subject: '', opening: '', closing: '' },
    seen: { ...NOTHING, opening: 'Almost there, {guest_name}!' },
  });
});

test('a preview has what is typed and the closing of all, in a frame where nothing runs', async () => {
  const booked = letter('Booked');
  type(booked, 'First words', 'Howdy!');
  press(booked, 'Show a preview');
  const frame = await booked.findByTitle('The letter, about a made-up booking');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('srcdoc', '<p>Howdy</p>');
  expect(booked.getByText('Soon')).toBeInTheDocument();
  expect(preview).toHaveBeenCalledWith({
    letter: 'booking-confirmed',
    texts: { subject: '', opening: 'Howdy!', closing: 'Take care,' },
  });
});

test('a preview that cannot be written is said to be away', async () => {
  preview.mockResolvedValueOnce({ ok: true, data: null });
  press(letter('Booked'), 'Show a preview');
  expect(await letter('Booked').findByText(/isn’t available right now/)).toBeInTheDocument();
});

test('the closing of all is saved on its own', async () => {
  const all = within(screen.getByRole('region', { name: 'All letters' }));
  expect(all.queryByLabelText('Subject')).not.toBeInTheDocument();
  type(all, 'Closing line', 'Warmly, {phone}');
  press(all, 'Save');
  await all.findByText('Saved. The next letter uses these words.');
  expect(save).toHaveBeenCalledWith({
    letter: 'every',
    texts: { subject: '', opening: '', closing: 'Warmly, {phone}' },
    seen: { ...NOTHING, closing: 'Take care,' },
  });
});
