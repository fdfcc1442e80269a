import type { Cabin } from './cabin.ts';

const TIMES = /^check-?in\b.*\bcheck-?out\b/i;

/** The house rules without the one that repeats check-in and check-out times, for places that show those times. */
export const rulesBesidesTimes = ({ houseRules }: Pick<Cabin, 'houseRules'>): string[] =>
  houseRules.filter((rule) => !TIMES.test(rule));
