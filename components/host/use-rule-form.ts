'use client';

import { useFormDraft } from './use-draft';
import { usePreview, useSave, type RatesActions } from './use-rates';
import {
  fromRuleFields,
  fromSeasonFields,
  toRuleFields,
  toSeasonFields,
  usualRule,
  type RuleFields,
  type SeasonFields,
} from '@/lib/domain/host/rate-form';
import { ruleErrors, seasonErrors } from '@/lib/domain/host/rates/rate-errors';
import {
  cellErrors,
  isSeasonFor,
  withCells,
  type SeasonCell,
} from '@/lib/domain/host/rates/season-cells';
import type { RateSuggestion } from '@/lib/domain/host/rates/suggest-rates';
import {
  ratesChangeSchema,
  type HostRates,
  type RatedCabin,
  type RatesChange,
} from '@/lib/schemas/host/rates';

export type RuleFormProps = {
  cabin: RatedCabin;
  rates: HostRates;
  /** For a cabin without rules; null: it has rules. */
  suggestion: RateSuggestion | null;
  actions: RatesActions;
};

export type RuleFormFields = RuleFields & {
  /** By the season's name. */
  cells: Record<string, SeasonCell>;
  /** Seasons that the suggestion adds. */
  added: SeasonFields[];
  keepsNights: boolean;
  keepsDifferences: boolean;
};

const toAdded = (season: Parameters<typeof toSeasonFields>[0]): SeasonFields => {
  const { formerName: _, ...fields } = toSeasonFields(season);
  return fields;
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** The fields of a cabin's rules, and what saving them would send. */
export function useRuleForm({
  cabin: { id, nightlyRateCents },
  rates,
  suggestion,
  actions,
}: RuleFormProps) {
  const stored = rates.rules.find(({ cabinId }) => cabinId === id) ?? null;
  const first = stored ?? suggestion?.rules[0] ?? usualRule(id, nightlyRateCents);
  const listed = suggestion?.seasons.slice(0, rates.seasons.length) ?? rates.seasons;
  const { fields, isTyped, change, forget } = useFormDraft<RuleFormFields>(`rates:${id}`, {
    ...toRuleFields(first),
    cells: {},
    added: suggestion?.seasons.slice(rates.seasons.length).map(toAdded) ?? [],
    keepsNights: true,
    keepsDifferences: true,
  });
  const saving = useSave(actions.saveRates);

  const seasons = listed.filter((season) => isSeasonFor(season, id));
  const added = stored ? [] : fields.added;
  const errors = ruleErrors(fields);
  const addedErrors = seasonErrors([...listed.map(toSeasonFields), ...added]).slice(listed.length);
  const wrongCells = seasons.flatMap(({ name }) => {
    const cell = fields.cells[name];
    return cell ? Object.values(cellErrors(cell)).filter((error) => error !== null) : [];
  });
  const wrong =
    errors.size + wrongCells.length + sum(addedErrors.map((each) => Object.keys(each).length));

  const differences = first.differences ?? [];
  const rule = {
    ...withCells(
      { ...fromRuleFields(id, fields), seasons: first.seasons ?? [] },
      seasons,
      fields.cells,
    ),
    differences: fields.keepsDifferences ? differences : [],
  };
  const kept = suggestion?.keep ?? [];
  const sent =
    wrong > 0
      ? null
      : (ratesChangeSchema.safeParse({
          rules: [rule],
          ...(suggestion && { seasons: [...listed, ...added.map(fromSeasonFields)] }),
          ...(suggestion && fields.keepsNights && { keep: kept }),
        }).data ?? null);
  const preview = usePreview(sent, actions.previewRates);
  return {
    ...{ stored, fields, isTyped, change, forget, saving, preview, seasons, added },
    ...{ errors, addedErrors, wrong, sent, differences, firstRule: first },
    keptNights: sum(kept.map(({ days }) => days.length)),
    former: (stored
      ? { rules: [stored] }
      : {
          stop: [id],
          putBack: true,
          ...(suggestion && { seasons: rates.seasons }),
        }) as RatesChange,
    expected: { seasons: rates.versions.seasons ?? null, [id]: rates.versions[id] ?? null },
  };
}
export type RuleFormState = ReturnType<typeof useRuleForm>;
