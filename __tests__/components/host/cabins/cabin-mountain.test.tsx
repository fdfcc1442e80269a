import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { CabinMountain } from '@/components/host/cabins/cabin-mountain';
import { calendarDate } from '@/lib/domain/values/calendar-date';

type Facts = ComponentProps<typeof CabinMountain>['facts'];
const ROAD = { topic: 'road', text: 'Paved.', source: 'The county', date: '2026-10-01' };
const told = [{ ...ROAD, date: calendarDate(ROAD.date) }] as Facts;

const changed = jest.fn<void, [Facts]>();
const last = () => changed.mock.lastCall?.[0] ?? [];

function Form({ error = null }: { error?: string | null }) {
  const [facts, setFacts] = useState(told);
  return (
    <CabinMountain
      id="m"
      facts={facts}
      errorOf={(name) => (name === 'source' ? error : null)}
      onChange={(next) => {
        changed(next);
        setFacts(next);
      }}
    />
  );
}

test('told facts can be changed and removed, the others are offered by topic', async () => {
  render(<Form />);
  const road = within(screen.getByRole('group', { name: 'The road' }));
  await userEvent.type(road.getByLabelText('The road'), ' Steep');
  expect(last()).toEqual([{ ...ROAD, text: 'Paved. Steep' }]);
  const untold = within(screen.getByRole('group', { name: 'Not filled in yet' }));
  expect(untold.getAllByRole('button')).toHaveLength(9);
  await userEvent.click(untold.getByRole('button', { name: 'Bears' }));
  const bears = within(screen.getByRole('group', { name: 'Bears' }));
  await userEvent.type(bears.getByLabelText('Who says so'), 'Me');
  expect(last()[1]).toEqual({ topic: 'bears', text: '', source: 'Me', date: '' });
  await userEvent.click(road.getByRole('button', { name: 'Remove: The road' }));
  expect(last().map(({ topic }) => topic)).toEqual(['bears']);
});

test('what is wrong with one of them is said', () => {
  render(<Form error="The source is missing." />);
  expect(screen.getByRole('alert')).toHaveTextContent('The source is missing.');
});
