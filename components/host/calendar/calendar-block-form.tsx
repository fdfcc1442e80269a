'use client';

import { SelectField, TextField } from '@/components/host/form/fields';
import { HostForm } from '@/components/host/form/host-form';
import { takenWords, type CalendarChanges, type CalendarRange } from './use-calendar-changes';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import { countNights } from '@/lib/domain/host/describe-change';
import { sumNights } from '@/lib/domain/host/selected-nights';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import { blockFormSchema, type Block, type CalendarStay } from '@/lib/schemas/host/calendar';

const KINDS = [
  ['block', 'Block'],
  ['owner', 'Owner stay'],
] as const;

const EMPTY: Pick<Block, 'kind' | 'reason'> = { kind: 'block', reason: '' };

type Props = {
  range: CalendarRange;
  /** The stays in the range, cut to it. */
  taken: readonly CalendarStay[];
  changes: CalendarChanges;
};

/** Blocks the free nights of the selection, and names the taken ones before and after. */
export function BlockForm({ range, taken, changes }: Props) {
  const form = useHostForm({
    id: 'panel',
    schema: blockFormSchema,
    start: EMPTY,
    action: changes.block,
    onDone: () => form.change({ ...form.fields, reason: '' }),
  });
  const { cabins, from, to } = range;
  const each = nightsBetween(from, to);
  const freeIn = (id: string) => each - sumNights(taken.filter(({ cabinId }) => cabinId === id));
  const free = cabins.map(({ id }) => freeIn(id)).filter((count) => count > 0);
  const freeNights = free.reduce((sum, count) => sum + count, 0);
  if (freeNights === 0) return <p className="host-soft">There are no free nights to block.</p>;
  const words = taken.length === 0 ? 'these nights' : countNights(freeNights, free.length);
  return (
    <HostForm
      form={form}
      className="host-fields"
      aria-label="Block"
      onSubmit={() => form.send(form.fields)}
    >
      <SelectField {...form.choice('kind', 'Block as')} options={KINDS} />
      <TextField {...form.field('reason', 'Reason')} maxLength={200} />
      {taken.length > 0 && (
        <div className="host-left-out">
          <p>Left out because they’re taken:</p>
          <ul>
            {taken.map((stay) => (
              <li key={stay.id}>{takenWords(cabins, stay)}</li>
            ))}
          </ul>
        </div>
      )}
      {form.error && <p role="alert">{form.error}</p>}
      <Button type="submit" variant="secondary" disabled={changes.isPending}>
        {`Block ${words}`}
      </Button>
    </HostForm>
  );
}
