'use client';

import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import { CheckOption, SelectField, TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { cleanerOptions } from './new-task-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import type { Cleaner, Task } from '@/lib/domain/host/tasks/task';
import {
  lateCheckOutSchema,
  taskFieldsSchema,
  type LateCheckOut,
  type TaskFields,
} from '@/lib/schemas/host/tasks';

export type ManageActions = {
  saveTask: (taskId: string, changes: TaskFields, seen: TaskFields) => Answer;
  removeTask: (taskId: string) => Answer;
  settleProblem: (taskId: string) => Answer;
  setLateCheckOut: (taskId: string, form: LateCheckOut) => Answer;
};
export type Manage = {
  cleaners: readonly Cleaner[];
  /** Whether the user can agree to a late check-out. */
  canServe: boolean;
  actions: ManageActions;
};

/** Lets the host assign a task, describe it, and set the check-out time. */
export function TaskManage({ task, cleaners, canServe, actions }: Manage & { task: Task }) {
  const { id, state, kind, problem, problemSettled } = task;
  const isOver = state === 'done' || state === 'dropped';
  const seen: TaskFields = { assigneeId: task.assigneeId ?? '', note: task.note ?? '' };
  return (
    <>
      {problem && !problemSettled && (
        <ActionButton work={() => actions.settleProblem(id)}>Problem solved</ActionButton>
      )}
      {!isOver && (
        <FieldsForm
          key={`${seen.assigneeId} ${seen.note}`}
          id={id}
          seen={seen}
          cleaners={cleaners}
          save={actions.saveTask}
        />
      )}
      {kind === 'turnover' && !isOver && canServe && (
        <LateForm task={task} set={actions.setLateCheckOut} />
      )}
      {kind !== 'turnover' && !isOver && (
        <ConfirmButton
          variant="quiet"
          question="Remove this task?"
          confirm="Remove it"
          work={() => actions.removeTask(id)}
        >
          Remove this task
        </ConfirmButton>
      )}
    </>
  );
}

type FieldsProps = {
  id: string;
  seen: TaskFields;
  cleaners: readonly Cleaner[];
  save: ManageActions['saveTask'];
};

function FieldsForm({ id, seen, cleaners, save }: FieldsProps) {
  const form = useHostForm({
    id: `task-fields-${id}`,
    schema: taskFieldsSchema,
    start: seen,
    action: (fields: TaskFields) => save(id, fields, seen),
    done: 'Saved.',
  });
  return (
    <InlineForm
      form={form}
      heading="Assign or add a note"
      submit="Save"
      onSubmit={() => form.send(form.fields)}
    >
      <SelectField
        {...form.choice('assigneeId', 'Assigned to')}
        options={cleanerOptions(cleaners)}
      />
      <TextField {...form.field('note', 'Note for the cleaner')} maxLength={500} />
    </InlineForm>
  );
}

function LateForm({
  task: { id, isLate, fromTime },
  set,
}: {
  task: Task;
  set: ManageActions['setLateCheckOut'];
}) {
  const form = useHostForm({
    id: `late-${id}`,
    schema: lateCheckOutSchema,
    start: { time: isLate ? fromTime : '', isConfirmed: false } as LateCheckOut,
    action: (fields: LateCheckOut) => set(id, fields),
    done: (_, { time }) =>
      time === ''
        ? 'The usual check-out time applies again.'
        : 'Saved. Guests who booked here see it on their booking’s page.',
  });
  const short = form.errorOf('isConfirmed');
  return (
    <InlineForm
      form={form}
      heading="Late check-out"
      submit="Save the check-out time"
      onSubmit={() => form.send(form.fields)}
    >
      <TextField
        {...form.field('time', 'These guests leave by')}
        onText={(time) => form.change({ time, isConfirmed: false })}
        type="time"
        hint="Up to 8 PM, and before the next guests come. Leave it empty for the usual time."
      />
      {short && <p role="alert">{short}</p>}
      {(short !== null || form.fields.isConfirmed) && (
        <CheckOption
          label="I know this leaves little time for cleaning"
          isChecked={form.fields.isConfirmed}
          onChange={(isConfirmed) => form.change({ isConfirmed })}
        />
      )}
    </InlineForm>
  );
}
