'use client';

import { CheckOption, TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  taskSettingsSchema,
  type SeenTaskSettings,
  type TaskSettingsForm as Fields,
} from '@/lib/schemas/host/tasks';

export type SaveTaskSettings = (form: Fields, seen: SeenTaskSettings) => Answer;

type Props = { seen: SeenTaskSettings; save: SaveTaskSettings };

/** Sets what every turnover requires. */
export function TaskSettingsForm({ seen, save }: Props) {
  const form = useHostForm({
    id: 'task-settings',
    schema: taskSettingsSchema,
    start: { needsPhoto: seen.needsPhoto, leastMinutes: String(seen.leastMinutes) } as Fields,
    action: (fields: Fields) => save(fields, seen),
    done: 'Saved.',
  });
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      <CheckOption
        label="Turnovers need a photo"
        isChecked={form.fields.needsPhoto}
        onChange={(needsPhoto) => form.change({ needsPhoto })}
      />
      <TextField
        {...form.field('leastMinutes', 'Minimum turnover time (minutes)')}
        hint="We’ll tell you if two stays leave less time than this."
        inputMode="numeric"
        required
      />
      <SubmitButton form={form}>Save</SubmitButton>
    </HostForm>
  );
}
