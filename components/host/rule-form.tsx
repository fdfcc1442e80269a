'use client';

import Link from 'next/link';
import { Card } from './card';
import { ActionForm, RateField } from './fields';
import { MonthsChart, RatesOutcomeText } from './rates-outcome';
import { useFormDraft } from './use-draft';
import { usePreview, useSave, type RatesActions } from './use-rates';
import { Button } from '@/components/ui/button';
import {
  fromRuleFields,
  toRuleFields,
  usualRule,
  type RuleFields,
} from '@/lib/domain/host/rate-form';
import { formatFullDate, formatMonthDay, formatShortRange, WEEKDAYS } from '@/lib/format';
import { rateRuleSchema, type HostRates, type RatedCabin } from '@/lib/schemas/host/rates';

type Props = { cabin: RatedCabin; rates: HostRates; actions: RatesActions };
type SingleField = Exclude<keyof RuleFields, 'weekdayPercents' | 'weekdayMinStays'>;

/** One cabin's rules, what they change, and the prices that come of them. */
export function RuleForm({ cabin, rates, actions }: Props) {
  const { id, title, nightlyRateCents, openUntil } = cabin;
  const stored = rates.rules.find(({ cabinId }) => cabinId === id) ?? null;
  const initial = toRuleFields(stored ?? usualRule(id, nightlyRateCents));
  const { fields, isTyped, change, forget } = useFormDraft(`rates:${id}`, initial);

  const rule = rateRuleSchema.safeParse(fromRuleFields(id, fields)).data ?? null;
  const preview = usePreview(rule && { rules: [rule] }, actions.previewRates);
  const saving = useSave(actions.saveRates);
  const expected = { seasons: rates.versions.seasons ?? null, [id]: rates.versions[id] ?? null };
  const former = stored ? { rules: [stored] } : null;

  const field = (name: SingleField) => ({
    id: `rate-${name}`,
    value: fields[name],
    onText: (value: string) => change({ [name]: value }),
  });
  const weekday = (name: 'weekdayPercents' | 'weekdayMinStays', n: number) => ({
    id: `rate-${name}-${n}`,
    label: WEEKDAYS[n] ?? '',
    value: fields[name][n] ?? '',
    onText: (value: string) => change({ [name]: fields[name].with(n, value) }),
  });
  const others = rates.rules.filter(({ cabinId }) => cabinId !== id);
  const nameOf = (cabinId: string) => rates.cabins.find((one) => one.id === cabinId)?.title ?? '';
  const seasons = rates.seasons.filter(
    ({ cabinIds }) => cabinIds.length === 0 || cabinIds.includes(id),
  );
  return (
    <>
      <p>
        <Link href="/host/rates">All rates</Link>
      </p>
      <h1>{title}</h1>
      <p>
        {openUntil ? `Open until ${formatFullDate(openUntil)}.` : 'No night is open yet.'}{' '}
        {stored
          ? 'These rules write its calendar forward by themselves.'
          : 'It has no rules yet: its calendar repeats the year before. These are a suggestion.'}{' '}
        <Link href={`/host/calendar?cabin=${id}`}>Show the calendar</Link>
      </p>
      <div className="host-rates">
        <ActionForm
          className="host-card"
          onSubmit={() => {
            if (rule) saving.save({ rules: [rule] }, expected, former, forget);
          }}
        >
          {others.length > 0 && (
            <label className="field">
              Copy the rules of
              <select
                value=""
                onChange={({ target }) => {
                  const other = others.find(({ cabinId }) => cabinId === target.value);
                  if (other) change(toRuleFields(other));
                }}
              >
                <option value="">Choose a cabin</option>
                {others.map(({ cabinId }) => (
                  <option key={cabinId} value={cabinId}>
                    {nameOf(cabinId)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <RateField
            {...field('base')}
            label="Base rate a night, $"
            hint="Before the percents below. Prices are rounded to whole dollars."
            {...{ min: 1, max: 100_000, step: 0.01 }}
          />
          <fieldset>
            <legend>Weekdays, % of the base rate</legend>
            <div className="host-weekdays">
              {WEEKDAYS.map((name, n) => (
                <RateField
                  key={name}
                  {...weekday('weekdayPercents', n)}
                  {...{ min: 10, max: 400 }}
                />
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>Fewest nights, by the day of arrival</legend>
            <div className="host-weekdays">
              {WEEKDAYS.map((name, n) => (
                <RateField key={name} {...weekday('weekdayMinStays', n)} {...{ min: 1, max: 30 }} />
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>Gaps between two stays</legend>
            <div className="host-rate-parts">
              <RateField
                {...field('gapNights')}
                label="Sell gaps of up to … nights"
                hint="A gap may then be booked whole, whatever the fewest nights are. 0: no gaps."
                {...{ min: 0, max: 14 }}
              />
              <RateField
                {...field('gapPercent')}
                label="Price in gaps, %"
                {...{ min: 10, max: 400 }}
              />
            </div>
          </fieldset>
          <fieldset>
            <legend>Last minute</legend>
            <div className="host-rate-parts">
              <RateField
                {...field('lastMinuteDays')}
                label="Nights of the next … days"
                hint="0: no last-minute price."
                {...{ min: 0, max: 60 }}
              />
              <RateField
                {...field('lastMinutePercent')}
                label="Price, %"
                {...{ min: 10, max: 400 }}
              />
              <RateField
                {...field('lastMinuteMinStay')}
                label="Fewest nights"
                hint="Empty: as usual."
                required={false}
                {...{ min: 1, max: 30 }}
              />
            </div>
          </fieldset>
          <fieldset>
            <legend>When guests may book</legend>
            <div className="host-rate-parts">
              <RateField
                {...field('windowDays')}
                label="Open so many days ahead"
                hint="540 at most. One more day opens each night."
                {...{ min: 1, max: 540 }}
              />
              <RateField
                {...field('noticeDays')}
                label="Days of notice before arrival"
                hint="0: guests may arrive today."
                {...{ min: 0, max: 60 }}
              />
            </div>
          </fieldset>
          <RatesOutcomeText
            isReadable={rule !== null}
            preview={preview}
            saving={saving}
            onUndone={forget}
          />
          <div className="host-row">
            <Button type="submit" disabled={saving.isPending || rule === null}>
              {saving.isPending ? 'Saving …' : 'Save the rules'}
            </Button>
            {isTyped && (
              <Button variant="quiet" onClick={forget}>
                Discard what I typed
              </Button>
            )}
            {stored && (
              <Button
                variant="quiet"
                disabled={saving.isPending}
                onClick={() => saving.save({ stop: [id] }, expected, former, forget)}
              >
                Stop these rules
              </Button>
            )}
          </div>
        </ActionForm>
        <div className="host-rates-side">
          <Card heading="Twelve months with these rules">
            <MonthsChart months={preview.months ?? rates.months} />
          </Card>
          <Card heading="Seasons of this cabin">
            {seasons.length === 0 && <p>None.</p>}
            <ul className="host-list">
              {seasons.map(({ name, firstDay, lastDay, everyYear, percent }) => (
                <li key={`${name}${firstDay}`}>
                  <div>
                    {name}
                    <p>
                      {firstDay === lastDay
                        ? formatMonthDay(firstDay)
                        : formatShortRange({ checkIn: firstDay, checkOut: lastDay })}
                      {everyYear ? ', every year' : `, ${firstDay.slice(0, 4)}`}
                    </p>
                  </div>
                  <small>{percent} %</small>
                </li>
              ))}
            </ul>
            <Link href="/host/rates#seasons-heading">Change the seasons</Link>
          </Card>
        </div>
      </div>
    </>
  );
}
