'use client';

import { TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  commissionFormSchema,
  type CommissionForm as Fields,
} from '@/lib/schemas/host/money/money';

export type SaveCommission = (form: Fields) => Answer;

type Props = Fields & { save: SaveCommission };

/** Changes a cabin's commission from a month on. */
export function CommissionForm({ slug, percent, month, save }: Props) {
  const form = useHostForm({
    id: 'commission',
    schema: commissionFormSchema,
    start: { slug, percent, month },
    action: save,
    done: (_, input) => `Saved: ${input.percent}% from ${input.month} on.`,
  });
  return (
    <InlineForm
      form={form}
      heading="Change the commission"
      submit="Save the commission"
      onSubmit={() => form.send(form.fields)}
    >
      <p>Statements for earlier months don’t change.</p>
      <TextField {...form.field('percent', 'Commission (%)')} inputMode="decimal" required />
      <TextField {...form.field('month', 'First month')} type="month" required />
    </InlineForm>
  );
}
