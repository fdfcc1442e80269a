import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import {
  AreaField,
  CheckOption,
  RadioOptions,
  RateField,
  SelectField,
  TextField,
} from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import { useHostForm } from '@/components/host/form/use-host-form';

const schema = z.strictObject({
  name: z.string(),
  words: z.string(),
  town: z.string(),
  isOpen: z.boolean(),
  look: z.enum(['light', 'dark']),
  rate: z.string(),
  touched: z.string(),
});
type Fields = z.infer<typeof schema>;

const START: Fields = {
  name: 'Laurel',
  words: 'One line\r\nand another',
  town: 'Sevierville',
  isOpen: false,
  look: 'light',
  rate: '120',
  touched: '',
};
const TOWNS = ['Gatlinburg', 'Pigeon Forge'].map((town) => [town, town] as const);
const LOOKS = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

type Props = { send: (fields: Fields) => void; draft?: string; towns?: typeof TOWNS };

function Form({ send, draft, towns = [['Sevierville', 'Sevierville'], ...TOWNS] }: Props) {
  const form = useHostForm({
    id: 'early',
    schema,
    start: START,
    draft,
    action: async (fields: Fields) => {
      send(fields);
      return { ok: true, data: null } as const;
    },
  });
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      <TextField
        {...form.field('name', 'Name')}
        onText={(name) => form.change(({ touched }) => ({ name, touched: `${touched} name` }))}
      />
      <AreaField {...form.field('words', 'Words')} />
      <SelectField {...form.choice('town', 'Town')} options={towns} />
      <CheckOption
        label="Open"
        isChecked={form.fields.isOpen}
        onChange={(isOpen) => form.change({ isOpen })}
      />
      <RadioOptions
        name="look"
        chosen={form.fields.look}
        options={LOOKS}
        onChoose={(look) => form.change({ look })}
      />
      <RateField
        {...form.field('rate', 'Rate')}
        onText={(rate) => form.change(({ touched }) => ({ rate, touched: `${touched} rate` }))}
      />
      <SubmitButton form={form}>Save</SubmitButton>
    </HostForm>
  );
}

let container: HTMLElement;
beforeEach(() => {
  sessionStorage.clear();
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => container.remove());

const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
const readShown = () => ({
  name: valueOf('Name'),
  rate: valueOf('Rate'),
  isOpen: screen.getByLabelText<HTMLInputElement>('Open').checked,
  look: screen.getByLabelText<HTMLInputElement>('Dark').checked ? 'dark' : 'light',
});

/** The server's HTML, in which something is typed; then the scripts come. */
async function openTyped(props: Omit<Props, 'send'>, type: () => void): Promise<Fields> {
  const sent: Fields[] = [];
  const form = <Form {...props} send={(fields) => sent.push(fields)} />;
  container.innerHTML = renderToString(form);
  type();
  render(form, { container, hydrate: true });
  await act(async () => {});
  const shown = readShown();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => {});
  const [fields] = sent;
  // What is sent is what was seen.
  expect(fields).toMatchObject(shown);
  if (!fields) throw new Error('Nothing was sent');
  return fields;
}

const put = (name: string, value: string) => Object.assign(screen.getByLabelText(name), { value });
const typeEverything = () => {
  put('Name', 'Birch');
  put('Words', 'Others');
  put('Town', 'Gatlinburg');
  put('Rate', '99');
  for (const name of ['Open', 'Dark']) {
    Object.assign(screen.getByLabelText(name), { checked: true });
  }
};
const TYPED: Fields = {
  name: 'Birch',
  words: 'Others',
  town: 'Gatlinburg',
  isOpen: true,
  look: 'dark',
  rate: '99',
  touched: ' name rate',
};

test('what is typed and chosen before the scripts are there is kept and sent', async () => {
  expect(await openTyped({}, typeEverything)).toEqual(TYPED);
});

test('with a draft, all of it is kept', async () => {
  expect(await openTyped({ draft: 'early' }, typeEverything)).toEqual(TYPED);
});

test('what nobody typed stays as the draft has it', async () => {
  sessionStorage.setItem('host-draft:early', JSON.stringify({ name: 'Maple', words: 'Drafted' }));
  expect(await openTyped({ draft: 'early' }, () => put('Words', 'Typed'))).toEqual({
    ...START,
    name: 'Maple',
    words: 'Typed',
  });
});

test('what nobody typed stays as it is stored, with its line breaks and with a choice that is no longer given', async () => {
  expect(await openTyped({ towns: TOWNS }, () => undefined)).toEqual(START);
});
