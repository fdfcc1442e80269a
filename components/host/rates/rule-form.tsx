'use client';

import Link from 'next/link';
import { CabinSeasons } from './cabin-seasons';
import { Card } from '@/components/host/shell/card';
import { CopyRules } from './copy-rules';
import { ActionForm, RateField } from '@/components/host/form/fields';
import { KeptNights, type Kept } from './kept-nights';
import { MonthsChart } from './months-chart';
import {
  markedFields,
  RatesOutcomeText,
  usePreview,
  useSave,
  type RatesActions,
} from './rates-outcome';
import { RULE_PARTS, WEEKDAY_PARTS } from './rule-copy';
import { StopRules } from './stop-rules';
import { useFormDraft } from '@/components/host/form/use-draft';
import { Button } from '@/components/ui/button';
import {
  cellErrors,
  countErrors,
  fromRuleFields,
  fromSeasonFields,
  RULE_LIMITS,
  ruleErrors,
  seasonErrors,
  toRuleFields,
  toSeasonFields,
  type Limits,
  type RuleFields,
  type SeasonCell,
  type SeasonFields,
} from '@/lib/domain/host/rates/rate-fields';
import { isSeasonFor, defaultRule } from '@/lib/domain/host/rates/rule-nights';
import { withCells } from '@/lib/domain/host/rates/season-cells';
import type { RateSuggestion } from '@/lib/domain/host/rates/suggest-rates';
import { formatFullDate, WEEKDAYS } from '@/lib/copy/format';
import {
  ratesChangeSchema,
  type HostRates,
  type RatedCabin,
  type RatesChange,
} from '@/lib/schemas/host/rates';

type Props = {
  cabin: RatedCabin;
  rates: HostRates;
  /** Null if the cabin has rules. */
  suggestion: RateSuggestion | null;
  actions: RatesActions;
};

type Fields = RuleFields &
  Kept & {
    /** What was typed, by season name. */
    cells: Record<string, SeasonCell>;
    /** Seasons that come with the suggestion. */
    added: SeasonFields[];
  };

type FieldsProps = {
  fields: RuleFields;
  errors: ReadonlyMap<string, string>;
  change: (part: Partial<RuleFields>) => void;
};

/** Edits the base rate and all rules of a cabin except its seasons. */
function RuleFieldsets({ fields, errors, change }: FieldsProps) {
  const field = (name: string, [min, max]: Limits) => ({
    id: `rate-${name}`,
    error: errors.get(name),
    min,
    max,
  });
  return (
    <>
      <RateField
        {...field('base', [1, 100_000])}
        label="Base rate per night ($)"
        hint="Before the percents below. Prices are rounded to whole dollars."
        value={fields.base}
        onText={(base) => change({ base })}
        step={0.01}
      />
      {WEEKDAY_PARTS.map(([legend, list, limits]) => (
        <fieldset key={list}>
          <legend>{legend}</legend>
          <div className="host-weekdays">
            {WEEKDAYS.map((weekday, n) => (
              <RateField
                key={weekday}
                {...field(`${list}-${n}`, limits)}
                label={weekday}
                value={fields[list][n] ?? ''}
                onText={(text) => change({ [list]: fields[list].with(n, text) })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {RULE_PARTS.map(([legend, numbers]) => (
        <fieldset key={legend}>
          <legend>{legend}</legend>
          <div className="host-rate-parts">
            {numbers.map(([name, label, hint]) => (
              <RateField
                key={name}
                {...field(name, RULE_LIMITS[name])}
                label={label}
                hint={hint}
                required={name !== 'lastMinuteMinStay'}
                value={fields[name]}
                onText={(text) => change({ [name]: text })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** Keeps the fields of a cabin's rules and the change a save would send. */
function useRule({ cabin: { id, nightlyRateCents }, rates, suggestion }: Props) {
  const stored = rates.rules.find(({ cabinId }) => cabinId === id) ?? null;
  const first = stored ?? suggestion?.rules[0] ?? defaultRule(id, nightlyRateCents);
  const listed = suggestion?.seasons.slice(0, rates.seasons.length) ?? rates.seasons;
  const suggested = suggestion?.seasons.slice(rates.seasons.length) ?? [];
  const draft = useFormDraft<Fields>(`rates:${id}`, {
    ...toRuleFields(first),
    cells: {},
    added: suggested.map(toSeasonFields),
    keepsNights: true,
    keepsDifferences: true,
  });
  const { fields } = draft;
  const seasons = listed.filter((season) => isSeasonFor(season, id));
  const added = stored ? [] : fields.added;
  const errors = ruleErrors(fields);
  const addedErrors = seasonErrors([...listed.map(toSeasonFields), ...added]).slice(listed.length);
  const cells = seasons.flatMap(({ name }) => fields.cells[name] ?? []);
  const wrong = errors.size + countErrors([...addedErrors, ...cells.map(cellErrors)]);
  const differences = first.differences ?? [];
  const rule = {
    ...withCells(
      { ...fromRuleFields(id, fields), seasons: first.seasons ?? [] },
      seasons,
      fields.cells,
    ),
    differences: fields.keepsDifferences ? differences : [],
  };
  const change = {
    rules: [rule],
    ...(suggestion && { seasons: [...listed, ...added.map(fromSeasonFields)] }),
    ...(suggestion && fields.keepsNights && { keep: suggestion.keep }),
  };
  const payload = wrong > 0 ? null : (ratesChangeSchema.safeParse(change).data ?? null);
  const stop: RatesChange = { stop: [id], putBack: true };
  const undoChange = stored
    ? { rules: [stored] }
    : suggestion
      ? { ...stop, seasons: rates.seasons }
      : stop;
  return {
    ...draft,
    stored,
    first,
    seasons,
    added,
    errors,
    addedErrors,
    wrong,
    differences,
    payload,
    undoChange,
  };
}

/** Edits a cabin's rules, and shows what they change and the resulting prices. */
export function RuleForm(props: Props) {
  const { cabin, rates, suggestion, actions } = props;
  const { id, title, live, openUntil } = cabin;
  const { stored, fields, seasons, isTyped, change, forget, payload, ...rest } = useRule(props);
  const preview = usePreview(payload, actions.previewRates);
  const saving = useSave(rates.versions, actions.saveRates);
  const keptNights = stored ? 0 : (suggestion?.keep ?? []).flatMap(({ days }) => days).length;
  return (
    <>
      <p>
        <Link href="/host/rates">All rates</Link>
      </p>
      <h1>
        {title} {!live && <span className="host-mark">Not published</span>}
      </h1>
      <p>
        {!live && 'Guests don’t see this cabin. '}
        {openUntil ? `Open until ${formatFullDate(openUntil)}.` : 'No nights are open yet.'}{' '}
        {stored
          ? 'These rules keep its calendar filled for you.'
          : 'It has no rules yet, so its calendar repeats the year before. Here’s a suggestion from its calendar; nothing is saved yet.'}{' '}
        <Link href={`/host/calendar?cabin=${id}`}>Show the calendar</Link>
      </p>
      <div className="host-rates">
        <ActionForm
          noValidate
          className="host-card"
          onSubmit={() => {
            if (payload) saving.save(payload, rest.undoChange, forget);
            else document.querySelector<HTMLElement>('.host-rates [aria-invalid]')?.focus();
          }}
        >
          <CopyRules
            rates={rates}
            seasons={seasons}
            cabinId={id}
            base={fields.base}
            onCopy={(copied, cells) => change({ ...copied, cells: { ...fields.cells, ...cells } })}
          />
          <RuleFieldsets fields={fields} change={change} errors={rest.errors} />
          <KeptNights
            differences={rest.differences}
            nights={keptNights}
            kept={fields}
            onChange={change}
          />
          <RatesOutcomeText
            problem={markedFields(rest.wrong)}
            preview={preview}
            saving={saving}
            onUndone={forget}
          />
          <div className="host-row">
            <Button type="submit" disabled={saving.isPending}>
              {saving.isPending ? 'Saving…' : 'Save rules'}
            </Button>
            {isTyped && (
              <Button variant="quiet" onClick={forget}>
                Discard what I typed
              </Button>
            )}
            <StopRules
              cabin={cabin}
              stored={stored}
              saving={saving}
              actions={actions}
              forget={forget}
            />
          </div>
        </ActionForm>
        <div className="host-rates-side">
          <Card heading="Twelve months with these rules">
            <MonthsChart months={preview.months ?? (stored ? rates.months : null)} />
          </Card>
          <CabinSeasons
            rule={rest.first}
            seasons={seasons}
            cells={fields.cells}
            added={rest.added}
            addedErrors={rest.addedErrors}
            onChange={change}
          />
        </div>
      </div>
    </>
  );
}
