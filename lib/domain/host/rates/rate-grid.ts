import { BASE_CENTS, cellErrors, countErrors, parseBase, type SeasonCell } from './rate-fields.ts';
import { isSeasonFor, type Rule, type Season } from './rule-nights.ts';
import { cellOf, withCells } from './season-cells.ts';

/** The edits in a cabin's row. */
export type GridRow = { base?: string; cells?: Record<string, SeasonCell> };
/** Suggested rules without their differences for cabins without rules, based on this version of the seasons. */
export type GridSuggestion = {
  rules: Rule[];
  seasons: Season[];
  keptNights: number;
  version: string;
};
export type GridDraft = { rows: Record<string, GridRow>; suggestion: GridSuggestion | null };
type Stored = { rules: readonly Rule[]; seasons: readonly Season[]; version: string };

export const EMPTY_GRID: GridDraft = { rows: {}, suggestion: null };

/** The grid without edits and suggestions made for other seasons, or for cabins that have rules by now. */
export function openGrid(stored: Stored, { rows, suggestion: made }: GridDraft) {
  const isNew = ({ cabinId }: Rule) => !stored.rules.some((rule) => rule.cabinId === cabinId);
  // The kept nights were counted for all of its cabins.
  const suggestion = made?.version === stored.version && made.rules.every(isNew) ? made : null;
  const rules = [...(suggestion?.rules ?? []), ...stored.rules];
  return {
    rows,
    suggestion,
    seasons: suggestion?.seasons ?? stored.seasons,
    /** Keyed by cabin id. */
    rules: new Map(rules.map((rule) => [rule.cabinId, rule])),
  };
}
type Grid = ReturnType<typeof openGrid>;

export const isRowWrong = ({ base, cells }: GridRow) =>
  (base !== undefined && parseBase(base) === null) ||
  countErrors(Object.values(cells ?? {}).map(cellErrors)) > 0;

/** The change a save would send for edited values, with its undo; null without edits. Rows must be valid. */
export function gridChange(stored: Stored, { rows, suggestion, rules, seasons }: Grid) {
  const suggested = suggestion?.rules.map(({ cabinId }) => cabinId) ?? [];
  const edits = [...rules.values()].flatMap((rule) => {
    const { base, cells } = rows[rule.cabinId] ?? {};
    if (base === undefined && !cells) return [];
    const { cabinId } = rule;
    const edit = {
      cabinId,
      ...(base !== undefined && { baseCents: parseBase(base) ?? NaN }),
      ...(cells && { seasons: withCells(rule, seasons, cells).seasons ?? [] }),
    };
    const before = {
      cabinId,
      ...(base !== undefined && { baseCents: rule.baseCents }),
      ...(cells && { seasons: rule.seasons ?? [] }),
    };
    return [{ edit, before }];
  });
  if (edits.length === 0 && suggested.length === 0) return null;
  const undoRules = edits.flatMap(({ before }) =>
    suggested.includes(before.cabinId) ? [] : [before],
  );
  const isSuggested = suggested.length > 0;
  return {
    cabinIds: [...new Set([...suggested, ...edits.map(({ edit }) => edit.cabinId)])],
    change: { rules: edits.map(({ edit }) => edit), ...(isSuggested && { suggest: suggested }) },
    undoChange: {
      ...(undoRules.length > 0 && { rules: undoRules }),
      ...(isSuggested && { seasons: [...stored.seasons], stop: suggested, putBack: true }),
    },
  };
}

/** Values to fill in for many cabins at once; an empty field is unchanged. */
export type Fill =
  | { kind: 'base'; percent: string }
  | { kind: 'season'; name: string; percent: string; minStay: string };

/** Fills rows with the base raised or lowered by a percent, to whole dollars, or with a season's values. */
export function fillRows(
  { rules, seasons, ...grid }: Grid,
  cabinIds: readonly string[],
  fill: Fill,
) {
  const rows = { ...grid.rows };
  for (const id of cabinIds) {
    const rule = rules.get(id);
    if (!rule) continue;
    const row = rows[id] ?? {};
    if (fill.kind === 'base') {
      const before = parseBase(row.base ?? '') ?? rule.baseCents;
      const dollars = Math.round((before * (100 + Number(fill.percent))) / 10_000);
      const [least, most] = BASE_CENTS;
      rows[id] = { ...row, base: String(Math.min(most / 100, Math.max(least / 100, dollars))) };
      continue;
    }
    const season = seasons.find(({ name }) => name === fill.name);
    if (!season || !isSeasonFor(season, id)) continue;
    const cell = row.cells?.[fill.name] ?? cellOf(rule, season);
    const filled = {
      percent: fill.percent.trim() === '' ? cell.percent : fill.percent,
      minStay: fill.minStay.trim() === '' ? cell.minStay : fill.minStay,
    };
    rows[id] = { ...row, cells: { ...row.cells, [fill.name]: filled } };
  }
  return rows;
}
