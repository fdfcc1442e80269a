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

type Part = { nights: Map<string, readonly Night[]>; stays: readonly CalendarStay[] };
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

// Created once per part, so that memoized nights keep their identity.
const toPart = ({ days, stays }: HostCalendar): Part => ({
  nights: new Map(days.map((one) => [one.cabinId, toNights(one)])),
  stays,
});

async function readPart(origin: CalendarDate, part: number): Promise<Part> {
  const from = addDays(origin, part * CHUNK_DAYS);
  const query = new URLSearchParams({ from, to: addDays(from, CHUNK_DAYS) });
  const response = await fetch(`/host/api/calendar?${query.toString()}`);
  if (response.status === 401) setSignedOut(true);
  if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
  return toPart(hostCalendarSchema.parse(await response.json()));
}

/** Loads the calendar in parts of two months as they come into view. */
export function useCalendar(first: HostCalendar, today: CalendarDate) {
  const origin = calendarOrigin(today);
  const [parts, setParts] = useState<ReadonlyMap<number, Part>>(
    () => new Map([[chunkOf(dayIndex(today, first.from)), toPart(first)]]),
  );
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const asked = useRef(new Set(parts.keys()));

  const read = useCallback(
    async (part: number) => {
      asked.current.add(part);
      try {
        const read = await readPart(origin, part);
        setFailed((known) => new Set([...known].filter((other) => other !== part)));
        setParts((known) => new Map(known).set(part, read));
      } catch {
        asked.current.delete(part);
        setFailed((known) => new Set(known).add(part));
      }
    },
    [origin],
  );
  const show = useCallback(
    (firstDay: number, endDay: number) => {
      for (let part = chunkOf(firstDay); part <= chunkOf(endDay - 1); part += 1) {
        if (!asked.current.has(part)) void read(part);
      }
    },
    [read],
  );
  const reload = () => Promise.all([...new Set([...asked.current, ...failed])].map(read));

  const stays = useMemo(() => {
    const all = [...parts.values()].flatMap((part) => part.stays);
    return [...new Map(all.map((stay) => [stay.id, stay])).values()];
  }, [parts]);
  const byCabin = useMemo(() => Map.groupBy(stays, ({ cabinId }) => cabinId), [stays]);
  const staysOf = (cabinId: string): readonly CalendarStay[] => byCabin.get(cabinId) ?? [];
  const stayOn = (cabinId: string, date: CalendarDate): CalendarStay | null =>
    staysOf(cabinId).find((stay) => stay.checkIn <= date && date < stay.checkOut) ?? null;
  /** Null if it hasn't loaded. */
  const nightOf = (cabinId: string, day: number): Night | null =>
    parts.get(chunkOf(day))?.nights.get(cabinId)?.[day % CHUNK_DAYS] ?? null;
  const hasFailedOn = (day: number): boolean => failed.has(chunkOf(day));
  const hasFailed = failed.size > 0;
  return { origin, stays, staysOf, stayOn, nightOf, show, reload, hasFailed, hasFailedOn };
}
