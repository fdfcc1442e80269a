'use client';

import { SelectField } from '@/components/host/form/fields';
import { cleanerOptions } from './new-task-form';
import { useAction, type Answer } from '@/components/host/form/use-action';
import type { Cleaner } from '@/lib/domain/host/tasks/task';
import type { TaskSetup } from '@/lib/schemas/host/tasks';

export type SetCleaner = (cabinId: string, userId: string) => Answer;

type Props = {
  cabin: TaskSetup['cabins'][number];
  cleaners: readonly Cleaner[];
  set: SetCleaner;
};

/** Chooses who gets a cabin's turnovers, and saves at once. */
export function CleanerChoice({ cabin: { id, cleanerId }, cleaners, set }: Props) {
  const { isPending, error, run } = useAction();
  return (
    <SelectField
      id={`cleaner-${id}`}
      label="Cleaner"
      hint="This includes upcoming turnovers you haven’t assigned yourself."
      error={error}
      value={cleanerId ?? ''}
      options={cleanerOptions(cleaners)}
      disabled={isPending}
      onChoose={(userId) => run(() => set(id, userId))}
    />
  );
}
