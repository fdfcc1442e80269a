'use client';

import { SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { formatLongDate } from '@/lib/copy/format';
import {
  dealPinSchema,
  type CabinChoice,
  type DealDay,
  type DealPinForm,
} from '@/lib/schemas/host/promotions';

export type PinAction = (form: DealPinForm) => Answer;

type Props = { day: DealDay; cabins: readonly CabinChoice[]; pin: PinAction };

/** Chooses the cabin and percent of a day's deal. */
export function PinForm({ day: { day, cabinId, pin: pinned }, cabins, pin }: Props) {
  const form = useHostForm({
    id: `pin-${day}`,
    schema: dealPinSchema,
    start: {
      day,
      cabinId: pinned?.cabinId ?? cabinId ?? cabins[0]?.id ?? '',
      percent: pinned?.percent ? String(pinned.percent) : '',
    },
    action: pin,
    done: 'Pinned.',
  });
  const options = cabins.map((cabin): Option<string> => [cabin.id, cabin.title]);
  return (
    <InlineForm
      form={form}
      heading={`Pin a cabin for ${formatLongDate(day)}`}
      opener={
        <>
          Pin a cabin <span className="sr-only">for {formatLongDate(day)}</span>
        </>
      }
      submit="Pin it"
      onSubmit={() => form.send(form.fields)}
    >
      <SelectField {...form.choice('cabinId', 'Cabin')} options={options} />
      <TextField
        {...form.field('percent', 'Percent off')}
        hint="1 to 60. Leave it empty for the usual percent."
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
      />
    </InlineForm>
  );
}
