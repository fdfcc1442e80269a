import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { MovePreview } from '@/lib/schemas/host/bookings/moves';

export const makeLineChange = (code: string, beforeCents: number, afterCents: number) => ({
  code,
  label: code,
  beforeCents,
  afterCents,
  differenceCents: afterCents - beforeCents,
});

/** A fully paid stay of $690 that becomes $180 dearer. */
export const makeMovePreview = (changes: Partial<MovePreview> = {}): MovePreview => ({
  lines: [makeLineChange('Nights', 60_000, 78_000), makeLineChange('Cleaning', 9000, 9000)],
  beforeCents: 69_000,
  afterCents: 87_000,
  openCents: 0,
  balanceCents: 0,
  leftCents: 69_000,
  seen: { moves: 0, version: 'v1' },
  lastFreeDay: calendarDate('2026-11-19'),
  isFreeCancelOver: false,
  formerlyKeptCents: 0,
  lost: [],
  ...changes,
});
