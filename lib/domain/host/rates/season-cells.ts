import { fromCell, toCell, type SeasonCell, type SeasonFields } from './rate-fields.ts';
import { seasonValue, type Rule, type Season } from './rule-nights.ts';

/** A cabin's values in a season, as typed. */
export const cellOf = (rule: Pick<Rule, 'seasons'>, season: Season) =>
  toCell(seasonValue(rule, season));

/** Merges typed cells, keyed by season name, into the rules; a cell equal to the season's values is not stored. */
export function withCells(
  rule: Rule,
  seasons: readonly Season[],
  cells: Readonly<Record<string, SeasonCell>>,
): Rule {
  const own = new Map(rule.seasons?.map((value) => [value.name, value]));
  for (const { name, percent, minStay } of seasons) {
    const cell = cells[name];
    if (!cell) continue;
    const value = { name, ...fromCell(cell) };
    own.delete(name);
    if (value.percent !== percent || value.minStay !== minStay) own.set(name, value);
  }
  return own.size > 0 || rule.seasons ? { ...rule, seasons: [...own.values()] } : rule;
}

/** Edits of rules whose own values follow a renamed season, or go with a removed one. */
export function followSeasons(rules: readonly Rule[], seasons: readonly SeasonFields[]) {
  const names = new Map(
    seasons.flatMap(({ formerName, name }) =>
      formerName === undefined ? [] : [[formerName.trim(), name.trim()] as const],
    ),
  );
  return rules.flatMap((rule) => {
    const own = rule.seasons ?? [];
    const moved = own.flatMap((value) => {
      const name = names.get(value.name);
      return name === undefined ? [] : [{ ...value, name }];
    });
    const isSame =
      moved.length === own.length && moved.every(({ name }, n) => name === own[n]?.name);
    return isSame ? [] : [{ cabinId: rule.cabinId, seasons: moved }];
  });
}
