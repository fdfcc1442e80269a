'use client';

import { SelectField, TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { KIND_NAMES } from './task-copy';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { OWN_KINDS, type Cleaner, type HostTasks } from '@/lib/domain/host/tasks/task';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { newTaskSchema, type NewTaskForm as Fields } from '@/lib/schemas/host/tasks';

export type AddTask = (form: Fields) => Answer;

type Props = {
  cabins: HostTasks['cabins'];
  cleaners: readonly Cleaner[];
  today: CalendarDate;
  add: AddTask;
};

const NOBODY = ['', 'Nobody yet'] as const;
export const cleanerOptions = (cleaners: readonly Cleaner[]) => [
  NOBODY,
  ...cleaners.map(({ id, name }) => [id, name] as const),
];

/** Adds a task that doesn't come from a stay. */
export function NewTaskForm({ cabins, cleaners, today, add }: Props) {
  const [cabin] = cabins;
  const start: Omit<Fields, 'key'> = {
    cabinId: cabin?.id ?? '',
    kind: 'repair',
    title: '',
    note: '',
    day: today,
    time: '',
    assigneeId: '',
  };
  const form = useHostForm({
    id: 'new-task',
    schema: newTaskSchema,
    draft: 'new-task',
    start,
    seen: 'new',
    action: add,
    done: 'Added.',
  });
  if (!cabin) return <p>No cabins yet.</p>;
  return (
    <InlineForm
      form={form}
      heading="Add a task"
      submit="Add task"
      onSubmit={() => form.send({ ...form.fields, key: form.key })}
    >
      <SelectField
        {...form.choice('cabinId', 'Cabin')}
        options={cabins.map(({ id, title }) => [id, title] as const)}
      />
      <SelectField
        {...form.choice('kind', 'Kind')}
        options={OWN_KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const)}
      />
      <TextField {...form.field('title', 'What needs to be done')} required maxLength={120} />
      <TextField {...form.field('day', 'Day')} type="date" min={today} required />
      <TextField
        {...form.field('time', 'Start time')}
        type="time"
        hint="Leave it empty for the check-out time."
      />
      <SelectField
        {...form.choice('assigneeId', 'Assigned to')}
        options={cleanerOptions(cleaners)}
      />
      <TextField {...form.field('note', 'Note')} maxLength={500} />
    </InlineForm>
  );
}
