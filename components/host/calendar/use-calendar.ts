'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { setSignedOut } from '@/components/host/form/signed-out-store';
import { CHUNK_DAYS, calendarOrigin, chunkOf, dayIndex } from '@/lib/domain/host/calendar-chunks';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  hostCalendarSchema,
  type CabinDays,
  type CalendarStay,
  type HostCalendar,
} from '@/lib/schemas/host/calendar';

type Chunk = { nights: Map<string, readonly Night[]>; stays: readonly CalendarStay[] };
export type Night = {
  price: number | null;
  minStay: number;
  isOpen: boolean;
  canArrive: boolean;
  canLeave: boolean;
  isByHand: boolean;
};

const toNights = (days: CabinDays): Night[] =>
  days.prices.map((price, at) => ({
    price,
    minStay: days.minStays[at] ?? 1,
    isOpen: days.open[at] ?? false,
    canArrive: days.checkIn[at] ?? false,
    canLeave: days.checkOut[at] ?? false,
    isByHand: days.byHand[at] ?? false,
  }));

// Created once per chunk, so that memoized nights keep their identity.
const toChunk = ({ days, stays }: HostCalendar): Chunk => ({
  nights: new Map(days.map((one) => [one.cabinId, toNights(one)])),
  stays,
});

async function readChunk(origin: CalendarDate, chunk: number): Promise<Chunk> {
  const from = addDays(origin, chunk * CHUNK_DAYS);
  const query = new URLSearchParams({ from, to: addDays(from, CHUNK_DAYS) });
  const response = await fetch(`/host/api/calendar?${query.toString()}`);
  if (response.status === 401) setSignedOut(true);
  if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
  return toChunk(hostCalendarSchema.parse(await response.json()));
}

/** Loads the calendar in chunks of two months as they come into view. */
export function useCalendar(first: HostCalendar, today: CalendarDate) {
  const origin = calendarOrigin(today);
  const [chunks, setChunks] = useState<ReadonlyMap<number, Chunk>>(
    () => new Map([[chunkOf(dayIndex(today, first.from)), toChunk(first)]]),
  );
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const requested = useRef(new Set(chunks.keys()));

  const read = useCallback(
    async (chunk: number) => {
      requested.current.add(chunk);
      try {
        const read = await readChunk(origin, chunk);
        setFailed((known) => new Set([...known].filter((other) => other !== chunk)));
        setChunks((known) => new Map(known).set(chunk, read));
      } catch {
        requested.current.delete(chunk);
        setFailed((known) => new Set(known).add(chunk));
      }
    },
    [origin],
  );
  const show = useCallback(
    (firstDay: number, endDay: number) => {
      for (let chunk = chunkOf(firstDay); chunk <= chunkOf(endDay - 1); chunk += 1) {
        if (!requested.current.has(chunk)) void read(chunk);
      }
    },
    [read],
  );
  const reload = () => Promise.all([...new Set([...requested.current, ...failed])].map(read));

  const stays = useMemo(() => {
    const all = [...chunks.values()].flatMap((chunk) => chunk.stays);
    return [...new Map(all.map((stay) => [stay.id, stay])).values()];
  }, [chunks]);
  const byCabin = useMemo(() => Map.groupBy(stays, ({ cabinId }) => cabinId), [stays]);
  const staysOf = (cabinId: string): readonly CalendarStay[] => byCabin.get(cabinId) ?? [];
  const stayOn = (cabinId: string, date: CalendarDate): CalendarStay | null =>
    staysOf(cabinId).find((stay) => stay.checkIn <= date && date < stay.checkOut) ?? null;
  /** Null if it hasn't loaded. */
  const nightOf = (cabinId: string, day: number): Night | null =>
    chunks.get(chunkOf(day))?.nights.get(cabinId)?.[day % CHUNK_DAYS] ?? null;
  const hasFailedOn = (day: number): boolean => failed.has(chunkOf(day));
  const hasFailed = failed.size > 0;
  return { origin, stays, staysOf, stayOn, nightOf, show, reload, hasFailed, hasFailedOn };
}
