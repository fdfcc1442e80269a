'use client';

import { CabinOptions } from './cabin-choices';
import { ActionForm, CheckOption, RateField, TextField } from './fields';
import { RatesOutcomeText } from './rates-outcome';
import { useDraft } from './use-draft';
import { usePreview, useSave, type RatesActions } from './use-rates';
import { Button } from '@/components/ui/button';
import {
  fromSeasonFields,
  newSeason,
  toSeasonFields,
  type SeasonFields,
} from '@/lib/domain/host/rate-form';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { plural } from '@/lib/format';
import {
  MAX_SEASONS,
  ratesChangeSchema,
  type HostRates,
  type RatedCabin,
} from '@/lib/schemas/host/rates';
import { site } from '@/lib/site';

/** The list of seasons: added to, changed and shortened together, saved at once. */
export function SeasonsForm({ rates, actions }: { rates: HostRates; actions: RatesActions }) {
  const [draft, setDraft] = useDraft('seasons');
  const initial = rates.seasons.map(toSeasonFields);
  const seasons = draft === '' ? initial : (JSON.parse(draft) as SeasonFields[]);
  const set = (next: SeasonFields[]) => setDraft(JSON.stringify(next));
  const clear = () => setDraft('');

  const change =
    ratesChangeSchema.safeParse({ seasons: seasons.map(fromSeasonFields) }).data ?? null;
  const preview = usePreview(change, actions.previewRates);
  const saving = useSave(actions.saveRates);
  const expected = { seasons: rates.versions.seasons ?? null };
  const ruled = rates.rules.length;
  return (
    <ActionForm
      className="host-card"
      aria-labelledby="seasons-heading"
      onSubmit={() => {
        if (change) saving.save(change, expected, { seasons: rates.seasons }, clear);
      }}
    >
      <h2 id="seasons-heading">Seasons</h2>
      <p>
        They count for cabins with rules: {ruled} of {rates.cabins.length}{' '}
        {plural(rates.cabins.length, 'cabin', 'cabins')}. Where two overlap, the shorter one counts.
      </p>
      {seasons.length === 0 && <p>There is no season yet.</p>}
      {seasons.map((season, n) => (
        <SeasonFieldset
          key={n}
          n={n}
          season={season}
          cabins={rates.cabins}
          onChange={(part) => set(seasons.with(n, { ...season, ...part }))}
          onRemove={() => set(seasons.toSpliced(n, 1))}
        />
      ))}
      <Button
        variant="secondary"
        size="small"
        disabled={seasons.length >= MAX_SEASONS}
        onClick={() => set([...seasons, newSeason(todayInZone(new Date(), site.timezone))])}
      >
        Add a season
      </Button>
      <RatesOutcomeText
        isReadable={change !== null}
        preview={preview}
        saving={saving}
        onUndone={clear}
      />
      <div className="host-row">
        <Button type="submit" disabled={saving.isPending || change === null}>
          {saving.isPending ? 'Saving …' : 'Save the seasons'}
        </Button>
        {draft !== '' && (
          <Button variant="quiet" onClick={clear}>
            Discard what I typed
          </Button>
        )}
      </div>
    </ActionForm>
  );
}

type FieldsetProps = {
  n: number;
  season: SeasonFields;
  cabins: readonly RatedCabin[];
  onChange: (part: Partial<SeasonFields>) => void;
  onRemove: () => void;
};

function SeasonFieldset({ n, season, cabins, onChange, onRemove }: FieldsetProps) {
  const { name, firstDay, lastDay, everyYear, percent, minStay, cabinIds } = season;
  return (
    <fieldset>
      <legend>{name.trim() === '' ? `Season ${n + 1}` : name}</legend>
      <div className="host-season">
        <TextField
          id={`season-${n}-name`}
          label="Name"
          required
          maxLength={60}
          value={name}
          onText={(text) => onChange({ name: text })}
        />
        <TextField
          id={`season-${n}-firstDay`}
          label="First night"
          type="date"
          required
          value={firstDay}
          onText={(day) => onChange({ firstDay: day })}
        />
        <TextField
          id={`season-${n}-lastDay`}
          label="Last night"
          type="date"
          required
          value={lastDay}
          onText={(day) => onChange({ lastDay: day })}
        />
        <RateField
          id={`season-${n}-percent`}
          label="% of the base rate"
          value={percent}
          onText={(value) => onChange({ percent: value })}
          {...{ min: 10, max: 400 }}
        />
        <RateField
          id={`season-${n}-minStay`}
          label="Fewest nights"
          value={minStay}
          required={false}
          onText={(value) => onChange({ minStay: value })}
          {...{ min: 1, max: 30 }}
        />
      </div>
      <CheckOption
        label="Every year"
        isChecked={everyYear}
        onChange={(isChecked) => onChange({ everyYear: isChecked })}
      />
      <details>
        <summary>
          {cabinIds.length === 0
            ? 'For all cabins'
            : `For ${cabinIds.length} ${plural(cabinIds.length, 'cabin', 'cabins')}`}
        </summary>
        <p>Choose none for all.</p>
        <CabinOptions
          cabins={cabins}
          chosen={cabinIds}
          onChange={(ids) => onChange({ cabinIds: ids })}
        />
      </details>
      <Button variant="quiet" size="small" onClick={onRemove}>
        Remove {name.trim() === '' ? 'this season' : `“${name}”`}
      </Button>
    </fieldset>
  );
}
