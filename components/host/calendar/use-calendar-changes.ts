'use client';

import { useRef, useState } from 'react';
import { NIGHT_WORDS } from '@/components/host/copy/unavailable-copy';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { createUuid } from '@/lib/browser/uuid';
import { countNights, describeChange } from '@/lib/domain/host/describe-change';
import { sumNights } from '@/lib/domain/host/selected-nights';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatShortRange } from '@/lib/copy/format';
import type {
  Block,
  BlockResult,
  CalendarCabin,
  CalendarStay,
  DayChange,
  DayChangeResult,
  DayRange,
  UndoResult,
} from '@/lib/schemas/host/calendar';

export type CalendarActions = {
  changeNights: (change: DayChange) => Answer<DayChangeResult>;
  closeNights: (block: Block) => Answer<BlockResult>;
  openNights: (blockId: string) => Answer<{ changeId: string }>;
  followRules: (range: DayRange) => Answer<DayChangeResult>;
  undoChange: (changeId: string) => Answer<UndoResult>;
};
export type CalendarRange = {
  cabins: readonly CalendarCabin[];
  from: CalendarDate;
  to: CalendarDate;
};
type Done = { text: string; changeId: string | null };
type NightFields = Omit<DayChange, keyof DayRange | 'id'>;

const NOWHERE = { cabinIds: [], from: '' as CalendarDate, to: '' as CalendarDate };

const changed = (result: DayChangeResult): Done => ({
  text: describeChange(result),
  changeId: result.changeId,
});

/** "Laurel Lantern: Jan 4–6, booked". The name is left out if there is only one cabin. */
export const takenWords = (
  cabins: readonly CalendarCabin[],
  { cabinId, kind, ...stay }: Pick<CalendarStay, 'cabinId' | 'kind' | 'checkIn' | 'checkOut'>,
): string => {
  const title = cabins.length > 1 && cabins.find(({ id }) => id === cabinId)?.title;
  const nights = `${formatShortRange(stay)}, ${NIGHT_WORDS[kind].toLowerCase()}`;
  return title ? `${title}: ${nights}` : nights;
};

function blocked(cabins: readonly CalendarCabin[], result: BlockResult): Done {
  const count = new Set(result.blocked.map(({ cabinId }) => cabinId)).size;
  const left = result.refused.map((stay) => takenWords(cabins, stay));
  return {
    text: [
      `${countNights(sumNights(result.blocked), count)} blocked.`,
      ...(left.length > 0 ? [`Left out: ${left.join('; ')}.`] : []),
    ].join(' '),
    changeId: result.changeId,
  };
}

/** Writes to the nights of a range, one change at a time. `done` describes the last one, which can be undone. */
export function useCalendarChanges(
  range: CalendarRange | null,
  actions: CalendarActions,
  onChanged: () => void,
) {
  const [done, setDone] = useState<Done | null>(null);
  const lastChange = useRef<{ text: string; id: string } | null>(null);
  const { isPending, error, setError, run } = useAction();
  const [isWriting, setIsWriting] = useState(false);
  const cabins = range?.cabins ?? [];
  const nights = range
    ? { cabinIds: cabins.map(({ id }) => id), from: range.from, to: range.to }
    : NOWHERE;
  async function write<T>(work: () => Answer<T>, toDone: (data: T) => Done): Answer<T> {
    setError(null);
    setIsWriting(true);
    const result = await work()
      .catch((lost: unknown) => {
        // The change may have been made anyway, so the calendar must load what is there.
        onChanged();
        throw lost;
      })
      .finally(() => setIsWriting(false));
    if (!result.ok) return result;
    setDone(toDone(result.data));
    onChanged();
    return result;
  }
  /** A change sent again after a lost response keeps its id, so that it is made once. */
  function idOf(change: object): string {
    const text = JSON.stringify(change);
    if (lastChange.current?.text !== text) lastChange.current = { text, id: createUuid() };
    return lastChange.current.id;
  }
  return {
    done,
    isPending: isPending || isWriting,
    error,
    setError,
    change: async (fields: NightFields) => {
      const change = { ...nights, ...fields };
      const id = idOf(change);
      const result = await write(() => actions.changeNights({ ...change, id }), changed);
      if (result.ok) lastChange.current = null;
      return result;
    },
    block: (fields: Pick<Block, 'kind' | 'reason'>) =>
      write(
        () => actions.closeNights({ ...nights, ...fields }),
        (result) => blocked(cabins, result),
      ),
    followRules: () => run(() => write(() => actions.followRules(nights), changed)),
    openAgain: (blockId: string) =>
      run(() =>
        write(
          () => actions.openNights(blockId),
          ({ changeId }) => ({ text: 'Reopened.', changeId }),
        ),
      ),
    undo: (changeId: string) =>
      run(() =>
        write(
          () => actions.undoChange(changeId),
          (result) => ({ text: `Undone. ${describeChange(result)}`, changeId: null }),
        ),
      ),
  };
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>;
