'use client';

import { RateField } from './fields';
import type { RuleFormState } from './use-rule-form';
import type { RuleFields as Fields } from '@/lib/domain/host/rate-form';
import {
  FEW_DAYS,
  GAP_NIGHTS,
  NIGHTS,
  PERCENT,
  WINDOW_DAYS,
  type Limits,
} from '@/lib/domain/host/rates/rate-errors';
import { WEEKDAYS } from '@/lib/format';

type SingleField = Exclude<keyof Fields, 'weekdayPercents' | 'weekdayMinStays'>;

const within = ([min, max]: Limits) => ({ min, max });

/** The base rate and all rules of one cabin but its seasons. */
export function RuleFields({ form: { fields, errors, change } }: { form: RuleFormState }) {
  const field = (name: SingleField) => ({
    id: `rate-${name}`,
    value: fields[name],
    error: errors.get(name),
    onText: (value: string) => change({ [name]: value }),
  });
  const weekday = (name: 'weekdayPercents' | 'weekdayMinStays', n: number) => ({
    id: `rate-${name}-${n}`,
    label: WEEKDAYS[n] ?? '',
    value: fields[name][n] ?? '',
    error: errors.get(`${name}-${n}`),
    onText: (value: string) => change({ [name]: fields[name].with(n, value) }),
  });
  return (
    <>
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
            <RateField key={name} {...weekday('weekdayPercents', n)} {...within(PERCENT)} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Fewest nights, by the day of arrival</legend>
        <div className="host-weekdays">
          {WEEKDAYS.map((name, n) => (
            <RateField key={name} {...weekday('weekdayMinStays', n)} {...within(NIGHTS)} />
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
            {...within(GAP_NIGHTS)}
          />
          <RateField {...field('gapPercent')} label="Price in gaps, %" {...within(PERCENT)} />
        </div>
      </fieldset>
      <fieldset>
        <legend>Last minute</legend>
        <div className="host-rate-parts">
          <RateField
            {...field('lastMinuteDays')}
            label="Nights of the next … days"
            hint="0: no last-minute price."
            {...within(FEW_DAYS)}
          />
          <RateField {...field('lastMinutePercent')} label="Price, %" {...within(PERCENT)} />
          <RateField
            {...field('lastMinuteMinStay')}
            label="Fewest nights"
            hint="Empty: as usual."
            required={false}
            {...within(NIGHTS)}
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
            {...within(WINDOW_DAYS)}
          />
          <RateField
            {...field('noticeDays')}
            label="Days of notice before arrival"
            hint="0: guests may arrive today."
            {...within(FEW_DAYS)}
          />
        </div>
      </fieldset>
    </>
  );
}
