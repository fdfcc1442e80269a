type Counted = { changed: number; cabins: number; skipped: readonly { reason: string }[] };

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`;

/** "5 nights" for one cabin, "10 nights of 2 cabins" for more: nights are counted per cabin. */
export const countNights = (count: number, cabins: number): string =>
  cabins > 1 ? `${nights(count)} of ${cabins} cabins` : nights(count);

const WHY: Record<string, string> = {
  sold: 'sold or held',
  imported: 'taken by another platform',
  changed: 'changed since',
};

/** Summarizes a change of days. */
export function describeChange({ changed, cabins, skipped }: Counted): string {
  const reasons = new Map<string, number>();
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const left = [...reasons].map(
    ([reason, count]) => `${nights(count)} left alone: ${WHY[reason] ?? reason}.`,
  );
  return [`${countNights(changed, cabins)} changed.`, ...left].join(' ');
}
