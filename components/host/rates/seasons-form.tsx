'use client';

import { useState } from 'react';
import { CabinOptions } from '@/components/host/form/cabin-choices';
import { ActionForm } from '@/components/host/form/fields';
import {
  markedFields,
  RatesOutcomeText,
  usePreview,
  useSave,
  type RatesActions,
} from './rates-outcome';
import { SeasonFieldset } from './season-fields';
import { useFormDraft } from '@/components/host/form/use-draft';
import { Button } from '@/components/ui/button';
import {
  countErrors,
  fromSeasonFields,
  newSeason,
  seasonErrors,
  toSeasonFields,
  type SeasonFields,
} from '@/lib/domain/host/rates/rate-fields';
import { followSeasons } from '@/lib/domain/host/rates/season-cells';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { plural } from '@/lib/copy/format';
import { MAX_SEASONS, ratesChangeSchema, type HostRates } from '@/lib/schemas/host/rates';
import { shop } from '@/lib/shop/shop';

/** Edits the whole list of seasons and saves it at once. */
export function SeasonsForm({ rates, actions }: { rates: HostRates; actions: RatesActions }) {
  const draft = useFormDraft('seasons', { seasons: rates.seasons.map(toSeasonFields) });
  const [isTried, setIsTried] = useState(false);
  const { seasons } = draft.fields;
  const set = (next: SeasonFields[]) => draft.change({ seasons: next });
  const clear = () => {
    draft.forget();
    setIsTried(false);
  };

  const all = seasonErrors(seasons);
  // A name that hasn't been typed yet isn't an error until the host saves.
  const errors = all.map(({ name, ...rest }, n) =>
    name && (isTried || seasons[n]?.name !== '') ? { ...rest, name } : rest,
  );
  const isRight = countErrors(all) === 0;
  const rules = followSeasons(rates.rules, seasons);
  const change = isRight
    ? (ratesChangeSchema.safeParse({
        seasons: seasons.map(fromSeasonFields),
        ...(rules.length > 0 && { rules }),
      }).data ?? null)
    : null;
  const problem =
    markedFields(countErrors(errors)) ??
    (isRight ? null : 'Name each season to see which nights change.');
  const preview = usePreview(change, actions.previewRates);
  const saving = useSave(rates.versions, actions.saveRates);
  const ids = rules.map(({ cabinId }) => cabinId);
  const undoRules = rates.rules
    .filter(({ cabinId }) => ids.includes(cabinId))
    .map(({ cabinId, seasons: own }) => ({ cabinId, seasons: own ?? [] }));
  const undoChange = {
    seasons: rates.seasons,
    ...(undoRules.length > 0 && { rules: undoRules }),
  };
  const ruled = rates.rules.length;
  return (
    <ActionForm
      noValidate
      className="host-card"
      aria-labelledby="seasons-heading"
      onSubmit={() => {
        setIsTried(true);
        if (change) saving.save(change, undoChange, clear);
      }}
    >
      <h2 id="seasons-heading">Seasons</h2>
      <p>
        They apply to cabins with rules: {ruled} of {rates.cabins.length}{' '}
        {plural(rates.cabins.length, 'cabin', 'cabins')}. If two overlap, the shorter one wins. A
        cabin can have its own percent, in the table of cabins.
      </p>
      {seasons.length === 0 && <p>No seasons yet.</p>}
      <div className="host-seasons">
        {seasons.map((season, n) => (
          <SeasonFieldset
            key={n}
            id={`season-${n}`}
            season={season}
            errors={errors[n] ?? {}}
            onChange={(part) => set(seasons.with(n, { ...season, ...part }))}
          >
            <details>
              <summary>
                {season.cabinIds.length === 0
                  ? 'For all cabins'
                  : `For ${season.cabinIds.length} ${plural(season.cabinIds.length, 'cabin', 'cabins')}`}
              </summary>
              <p>Choose none for all.</p>
              <CabinOptions
                cabins={rates.cabins}
                chosen={season.cabinIds}
                onChange={(ids) => set(seasons.with(n, { ...season, cabinIds: ids }))}
              />
            </details>
            <Button variant="quiet" size="small" onClick={() => set(seasons.toSpliced(n, 1))}>
              Remove {season.name.trim() === '' ? 'this season' : `“${season.name}”`}
            </Button>
          </SeasonFieldset>
        ))}
      </div>
      <Button
        variant="secondary"
        size="small"
        disabled={seasons.length >= MAX_SEASONS}
        onClick={() => set([...seasons, newSeason(todayInZone(new Date(), shop().timezone))])}
      >
        Add a season
      </Button>
      {seasons.length >= MAX_SEASONS && <p>You have {MAX_SEASONS} seasons, the maximum.</p>}
      <RatesOutcomeText problem={problem} preview={preview} saving={saving} onUndone={clear} />
      <div className="host-row">
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? 'Saving…' : 'Save seasons'}
        </Button>
        {draft.isTyped && (
          <Button variant="quiet" onClick={clear}>
            Discard what I typed
          </Button>
        )}
      </div>
    </ActionForm>
  );
}
