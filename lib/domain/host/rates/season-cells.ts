import type { Rule, Season } from './rule-nights.ts';
import { seasonValue } from './rule-nights.ts';
import type { SeasonFields } from '../rate-form.ts';
import { NIGHTS, numberError, PERCENT } from './rate-errors.ts';

/** A cabin's values in a season, as they are typed. */
export type SeasonCell = { percent: string; minStay: string };

export const isSeasonFor = ({ cabinIds }: Season, cabinId: string) =>
  cabinIds.length === 0 || cabinIds.includes(cabinId);

export function cellOf(rule: Pick<Rule, 'seasons'>, season: Season): SeasonCell {
  const { percent, minStay } = seasonValue(rule, season);
  return { percent: String(percent), minStay: minStay === null ? '' : String(minStay) };
}

export function cellErrors({ percent, minStay }: SeasonCell) {
  return { percent: numberError(percent, PERCENT), minStay: numberError(minStay, NIGHTS, true) };
}

export const hasCellError = (cell: SeasonCell) =>
  Object.values(cellErrors(cell)).some((error) => error !== null);

/** The rules with what was typed, by the names of the seasons; a cell that is as the season has it is none of its own. */
export function withCells(
  rule: Rule,
  seasons: readonly Season[],
  cells: Readonly<Record<string, SeasonCell>>,
): Rule {
  const typed = seasons.filter(({ name }) => cells[name] !== undefined);
  if (typed.length === 0) return rule;
  const others = (rule.seasons ?? []).filter(
    ({ name }) => !typed.some((season) => season.name === name),
  );
  const own = typed.flatMap((season) => {
    const cell = cells[season.name];
    if (!cell) return [];
    const value = {
      name: season.name,
      percent: Number(cell.percent),
      minStay: cell.minStay.trim() === '' ? null : Number(cell.minStay),
    };
    const isOwn = value.percent !== season.percent || value.minStay !== season.minStay;
    return isOwn ? [value] : [];
  });
  return { ...rule, seasons: [...others, ...own] };
}

/** Own values of rules that follow a season to its new name, and go with one that is removed; those that change alone. */
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
