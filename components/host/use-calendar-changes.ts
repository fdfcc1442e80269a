'use client';

import { useState } from 'react';
import { NIGHT_WORDS } from './calendar-night';
import { useAction, type ActionResult } from './use-action';
import { describeChange } from '@/lib/domain/host/describe-change';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatShortRange, plural } from '@/lib/format';
import type {
  Block,
  BlockResult,
  CalendarCabin,
  DayChange,
  DayChangeResult,
  DayRange,
  UndoResult,
} from '@/lib/schemas/host/calendar';

export type CalendarActions = {
  changeNights: (change: DayChange) => Promise<ActionResult<DayChangeResult>>;
  closeNights: (block: Block) => Promise<ActionResult<BlockResult>>;
  openNights: (blockId: string) => Promise<ActionResult<{ changeId: string }>>;
  followRules: (range: DayRange) => Promise<ActionResult<DayChangeResult>>;
  undo: (changeId: string) => Promise<ActionResult<UndoResult>>;
};
export type CalendarRange = {
  cabins: readonly CalendarCabin[];
  from: CalendarDate;
  to: CalendarDate;
};
type Done = { text: string; changeId: string | null };

const titleIn = (cabins: readonly CalendarCabin[], id: string) =>
  cabins.find((cabin) => cabin.id === id)?.title ?? '';

const changed = (result: DayChangeResult): Done => ({
  text: describeChange(result),
  changeId: result.changeId,
});

function blocked(cabins: readonly CalendarCabin[], result: BlockResult): Done {
  const refusals = result.refused.map(
    ({ cabinId, kind, ...stay }) =>
      `${titleIn(cabins, cabinId)} was left alone: ${NIGHT_WORDS[kind].toLowerCase()} ${formatShortRange(stay)}.`,
  );
  const count = result.blocks.length;
  const closed = `${count} ${plural(count, 'cabin', 'cabins')} blocked.`;
  return { text: [closed, ...refusals].join(' '), changeId: result.changeId };
}

/** Writes to the nights of a range, one at a time; `done` tells in words what became of the last, and can be undone. */
export function useCalendarChanges(
  { cabins, from, to }: CalendarRange,
  actions: CalendarActions,
  onChanged: () => void,
) {
  const [done, setDone] = useState<Done | null>(null);
  const { isPending, error, setError, run } = useAction();
  const range = { cabinIds: cabins.map(({ id }) => id), from, to };
  const save = <T>(work: () => Promise<ActionResult<T>>, toDone: (data: T) => Done) =>
    run(work, (data) => {
      setDone(toDone(data));
      onChanged();
    });
  return {
    ...{ done, isPending, error, setError },
    change: (fields: Omit<DayChange, keyof DayRange>) =>
      save(() => actions.changeNights({ ...range, ...fields }), changed),
    followRules: () => save(() => actions.followRules(range), changed),
    block: (fields: Pick<Block, 'kind' | 'reason'>) =>
      save(
        () => actions.closeNights({ ...range, ...fields }),
        (result) => blocked(cabins, result),
      ),
    openAgain: (blockId: string) =>
      save(
        () => actions.openNights(blockId),
        ({ changeId }) => ({ text: 'Open again.', changeId }),
      ),
    undo: (changeId: string) =>
      save(
        () => actions.undo(changeId),
        (result) => ({ text: `Taken back. ${describeChange(result)}`, changeId: null }),
      ),
  };
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>;
