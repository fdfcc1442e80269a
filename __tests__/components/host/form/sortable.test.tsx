import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { CabinRules } from '@/components/host/cabins/cabin-rules';
import { cabinFormSchema, MAX_HOUSE_RULES, MAX_RULE_TEXT } from '@/lib/schemas/host/cabins/cabins';

/** jsdom knows no layout: lines stand 50 px below each other. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const row = this.closest('li');
    const top = row ? [...(row.parentElement?.children ?? [])].indexOf(row) * 50 : 0;
    return DOMRect.fromRect({ x: 0, y: top, width: 300, height: 40 });
  });
});
afterEach(() => jest.restoreAllMocks());

function Rules({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CabinRules id="rules" value={value} error={null} onText={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
const show = (start: string) => render(<Rules start={start} />);
const value = () => JSON.parse(screen.getByText(/^"/).textContent ?? '') as string;
const key = async (target: HTMLElement, code: string) => {
  fireEvent.keyDown(target, { code, key: code });
  await screen.findByText(/./, { selector: 'output' });
  await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
};

test('a rule is moved with the keyboard, and what happens is told', async () => {
  show('No parties\nNo smoking\nQuiet after ten');
  const handle = screen.getByRole('button', { name: 'Move No parties' });
  handle.focus();
  await key(handle, 'Space');
  expect(await screen.findByText(/No parties is .* 1 of 3\./)).toBeInTheDocument();
  await key(handle, 'ArrowDown');
  expect(await screen.findByText('No parties is now in position 2 of 3.')).toBeInTheDocument();
  await key(handle, 'Space');
  expect(await screen.findByText(/No parties is dropped|No smoking is dropped/)).toBeVisible();
  expect(value()).toBe('No smoking\nNo parties\nQuiet after ten');
});

test('escape leaves a rule where it was', async () => {
  show('No parties\nNo smoking');
  const handle = screen.getByRole('button', { name: 'Move No parties' });
  handle.focus();
  await key(handle, 'Space');
  await key(handle, 'ArrowDown');
  await key(handle, 'Escape');
  expect(value()).toBe('No parties\nNo smoking');
});

test('rules are typed, added and removed', () => {
  show('');
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add a rule' }));
  const type = (place: number, text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: `Rule ${place}` }), {
      target: { value: text },
    });
  add();
  type(1, 'No parties');
  add();
  type(2, 'No smoking');
  expect(value()).toBe('No parties\nNo smoking');
  const list = screen.getByRole('list', { name: 'House rules' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove rule 1' }));
  expect(value()).toBe('No smoking');
});

test('as many rules are taken, and as long ones, as the form may send', () => {
  const rule = 'x'.repeat(MAX_RULE_TEXT);
  const rules = Array.from({ length: MAX_HOUSE_RULES }, () => rule);
  const { houseRules } = cabinFormSchema.shape;
  expect(houseRules.safeParse(rules.join('\n')).success).toBe(true);
  expect(houseRules.safeParse(`${rules.join('\n')}\nOne more`).success).toBe(false);
  expect(houseRules.safeParse(`${rule}x`).success).toBe(false);
  show(rules.slice(1).join('\n'));
  expect(screen.getByRole('textbox', { name: 'Rule 1' })).toHaveAttribute(
    'maxlength',
    String(MAX_RULE_TEXT),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add a rule' }));
  expect(screen.queryByRole('button', { name: 'Add a rule' })).not.toBeInTheDocument();
});
