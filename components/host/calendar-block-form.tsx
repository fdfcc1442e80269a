'use client';

import { useState } from 'react';
import { ActionForm, SelectField, TextField } from './fields';
import { takenWords, type CalendarChanges, type CalendarRange } from './use-calendar-changes';
import { Button } from '@/components/ui/button';
import { countNights } from '@/lib/domain/host/describe-change';
import { sumNights } from '@/lib/domain/host/selected-nights';
import { nightsBetween } from '@/lib/domain/values/calendar-date';
import type { Block, CalendarStay } from '@/lib/schemas/host/calendar';

const KINDS = [
  ['block', 'Block'],
  ['owner', 'Owner stay'],
] as const;

type Props = {
  range: CalendarRange;
  /** What takes nights of the range, cut to it. */
  taken: readonly CalendarStay[];
  changes: CalendarChanges;
};

/** Blocks the free nights of the selection; what is taken is named before and after. */
export function BlockForm({ range, taken, changes: { isPending, block } }: Props) {
  const [kind, setKind] = useState<Block['kind']>('block');
  const [reason, setReason] = useState('');
  const { cabins, from, to } = range;
  const each = nightsBetween(from, to);
  const freeIn = (id: string) => each - sumNights(taken.filter(({ cabinId }) => cabinId === id));
  const free = cabins.map(({ id }) => freeIn(id)).filter((count) => count > 0);
  const freeNights = free.reduce((sum, count) => sum + count, 0);
  if (freeNights === 0) return <p className="host-soft">There is no free night to block.</p>;
  const words = taken.length === 0 ? 'these nights' : countNights(freeNights, free.length);
  return (
    <ActionForm
      className="host-fields"
      aria-label="Block"
      onSubmit={() => block({ kind, reason: reason.trim() }, () => setReason(''))}
    >
      <SelectField
        id="panel-kind"
        label="Block as"
        value={kind}
        options={KINDS}
        onChoose={setKind}
      />
      <TextField
        id="panel-reason"
        label="Reason"
        maxLength={200}
        value={reason}
        onText={setReason}
      />
      {taken.length > 0 && (
        <div className="host-left-out">
          <p>Left out, because they are taken:</p>
          <ul>
            {taken.map((stay) => (
              <li key={stay.id}>{takenWords(cabins, stay)}</li>
            ))}
          </ul>
        </div>
      )}
      <Button type="submit" variant="secondary" disabled={isPending}>
        {`Block ${words}`}
      </Button>
    </ActionForm>
  );
}
