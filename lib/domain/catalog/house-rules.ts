import type { Cabin } from './cabin.ts';

const TIMES = /^check-?in\b.*\bcheck-?out\b/i;

/** The house rules without the one that repeats the hours, where these stand beside them. */
export const rulesBesidesTimes = ({ houseRules }: Pick<Cabin, 'houseRules'>): string[] =>
  houseRules.filter((rule) => !TIMES.test(rule));
