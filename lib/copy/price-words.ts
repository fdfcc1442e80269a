import type { Cabin, CabinSummary } from '../domain/catalog/cabin.ts';
import { formatDroppedCents, formatWholeDollars } from './format.ts';

type Nights = Pick<Cabin, 'leastNightCents' | 'usualNightCents' | 'mostNightCents'>;

export const NO_OPEN_NIGHT = 'No open nights right now';

/** A night's usual and lowest cents, with "about" before the first if they differ; null when no night is open. */
export function usualNight(
  cabin: Partial<Pick<Nights, 'leastNightCents' | 'usualNightCents'>>,
): { cents: number; least: number; words: '' | 'about ' } | null {
  const least = cabin.leastNightCents ?? null;
  if (least === null) return null;
  const cents = cabin.usualNightCents ?? least;
  const hasRange = formatDroppedCents(cents) !== formatDroppedCents(least);
  return { cents, least, words: hasRange ? 'about ' : '' };
}

/** "from $166 a night": in the whole dollars of the calendar (product §10.31). */
export const fromPriceText = (leastNightCents: number): string =>
  `from ${formatDroppedCents(leastNightCents)} a night`;

/** "about $240 a night", or "$240 a night" when all nights cost the same. */
export function usualPriceText({
  leastNightCents,
  usualNightCents,
  mostNightCents,
}: Nights): string {
  const usual = usualNightCents ?? leastNightCents;
  if (leastNightCents === null || usual === null) return NO_OPEN_NIGHT;
  const [least, shown, most] = [leastNightCents, usual, mostNightCents ?? leastNightCents].map(
    formatDroppedCents,
  );
  return least === most ? `${shown} a night` : `about ${shown} a night`;
}

/** "+ $125 cleaning + taxes": the costs a nightly price leaves out. */
export const extraFeesText = ({ cleaningFeeCents }: Pick<CabinSummary, 'cleaningFeeCents'>) =>
  cleaningFeeCents > 0 ? `+ ${formatWholeDollars(cleaningFeeCents)} cleaning + taxes` : '+ taxes';

/** The same names without an amount, for tight places. */
export const extraFeeNames = ({ cleaningFeeCents }: Pick<CabinSummary, 'cleaningFeeCents'>) =>
  cleaningFeeCents > 0 ? 'plus cleaning and taxes' : 'plus taxes';

/** "$166–$428 a night, usually $241" */
export function nightRangeText({
  leastNightCents,
  usualNightCents,
  mostNightCents,
}: Nights): string {
  if (leastNightCents === null || usualNightCents === null || mostNightCents === null) {
    return NO_OPEN_NIGHT;
  }
  const [least, usual, most] = [leastNightCents, usualNightCents, mostNightCents].map(
    formatDroppedCents,
  );
  return least === most ? `${least} a night` : `${least}–${most} a night, usually ${usual}`;
}
