type Counted = { changed: number; skipped: readonly { reason: string }[] };

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`;

const WHY: Record<string, string> = {
  sold: 'sold or held',
  imported: 'taken by another platform',
  changed: 'changed since',
};

/** What a change of days did, in words. */
export function describeChange({ changed, skipped }: Counted): string {
  const reasons = new Map<string, number>();
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const left = [...reasons].map(
    ([reason, count]) => `${nights(count)} left alone: ${WHY[reason] ?? reason}.`,
  );
  return [`${nights(changed)} changed.`, ...left].join(' ');
}
