import { useEffect, useState } from 'react';
import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';
import type { Stay } from '@/lib/domain/stays/stay';
import {
  listArrivals,
  priceArrival,
  toStayMatrix,
  type ArrivalRow,
} from '@/lib/domain/stays/stay-matrix';
import { addDays, type CalendarDate } from '@/lib/domain/values/calendar-date';

type MatrixInput = {
  calendar: AvailabilityCalendar;
  /** The first possible check-in. */
  from: CalendarDate;
  totalCentsOf: (stay: Stay) => number | null;
};

type MatrixPage = {
  rows: readonly ArrivalRow[];
  /** The first check-in of the previous and of the next page; null if there is none. */
  before: CalendarDate | null;
  after: CalendarDate | null;
};

const ARRIVALS_SHOWN = 10;
/** The longest slice before yielding; one row on a slow phone can exceed it. */
const SLICE_MS = 8;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Works in slices, so that taps and scrolling never wait. Returns null once the page is no longer needed. */
async function buildPage(
  { calendar, from, totalCentsOf }: MatrixInput,
  isCurrent: () => boolean,
): Promise<MatrixPage | null> {
  let begun = performance.now();
  const yieldIfDue = async () => {
    if (performance.now() - begun < SLICE_MS) return;
    await pause();
    begun = performance.now();
  };
  const arrivals = listArrivals(calendar, from, ARRIVALS_SHOWN);
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  await yieldIfDue();
  const earlier = first ? listArrivals(calendar, addDays(first, -1), ARRIVALS_SHOWN, -1) : [];
  await yieldIfDue();
  const later = last ? listArrivals(calendar, addDays(last, 1), 1) : [];
  const totals = [];
  for (const checkIn of arrivals) {
    await yieldIfDue();
    if (!isCurrent()) return null;
    totals.push(priceArrival(calendar, checkIn, totalCentsOf));
  }
  return {
    rows: toStayMatrix(arrivals, totals),
    before: earlier[0] ?? null,
    after: later[0] ?? null,
  };
}

/** A page of check-ins with the totals of their stays; the previous page while one loads, and null before the first. */
export function useStayMatrix({ calendar, from, totalCentsOf }: MatrixInput) {
  const [page, setPage] = useState<MatrixPage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void buildPage({ calendar, from, totalCentsOf }, () => isCurrent).then((built) => {
      if (built && isCurrent) setPage(built);
    });
    return () => {
      isCurrent = false;
    };
  }, [calendar, from, totalCentsOf]);
  return page;
}
