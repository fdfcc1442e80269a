type Outcome = {
  changed: number;
  dearer: number;
  cheaper: number;
  opened: number;
  closed: number;
  keptByHand: number;
  sold: number;
};

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`;
const listOf = (parts: readonly string[]) => parts.join(parts.length === 2 ? ' and ' : ', ');

/** What new rates change, in words: "Changes 214 nights, 38 of them dearer." */
export function describeRates(outcome: Outcome, verb = 'Changes'): string {
  const { changed, keptByHand, sold, ...counts } = outcome;
  const kinds = (['dearer', 'cheaper', 'opened', 'closed'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind, n) => `${counts[kind]} ${n === 0 ? 'of them ' : ''}${kind}`);
  const first =
    changed === 0
      ? `${verb} no night.`
      : `${[`${verb} ${nights(changed)}`, ...(kinds.length > 0 ? [listOf(kinds)] : [])].join(', ')}.`;
  const left = [
    ...(keptByHand > 0 ? [`${nights(keptByHand)} set by hand`] : []),
    ...(sold > 0 ? [`${nights(sold)} sold or held`] : []),
  ];
  const kept =
    left.length > 0
      ? ` ${listOf(left)} ${keptByHand + sold === 1 ? 'stays' : 'stay'} as ${keptByHand + sold === 1 ? 'it is' : 'they are'}.`
      : '';
  return first + kept;
}
