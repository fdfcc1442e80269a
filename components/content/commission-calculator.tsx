'use client';

import { useState } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { InputField } from '@/components/ui/input-field';
import {
  compareEarnings,
  OWNER_LIMITS,
  parseNumberWithin,
  type EarningsComparison,
} from '@/lib/domain/pricing/owner-earnings';
import { formatWholeDollars } from '@/lib/copy/format';

type Name = 'nights' | 'night' | 'elsewhere';
type Values = Record<Name, string>;

/** An example, said to be one; the other commission is for the owner to fill in. */
const EXAMPLE: Values = { nights: '180', night: '250', elsewhere: '20' };

const DOLLARS = {
  least: OWNER_LIMITS.nightCents.least / 100,
  most: OWNER_LIMITS.nightCents.most / 100,
};

const FIELDS: readonly { name: Name; label: string; hint?: string; problem: string }[] = [
  {
    name: 'nights',
    label: 'Nights rented per year',
    problem: 'A whole number from 1 to 366',
  },
  {
    name: 'night',
    label: 'Nightly rate, in dollars',
    hint: 'Before cleaning and taxes.',
    problem: 'An amount from $10 to $10,000',
  },
  {
    name: 'elsewhere',
    label: 'What your other platform keeps, in percent',
    hint: 'From your last statement: everything they kept, divided by the nightly rates guests paid.',
    problem: 'A percentage from 0 to 60',
  },
];

function parse(values: Values) {
  const nights = parseNumberWithin(values.nights, OWNER_LIMITS.nights);
  const dollars = parseNumberWithin(values.night, DOLLARS);
  return {
    nights: nights !== null && Number.isInteger(nights) ? nights : null,
    night: dollars === null ? null : Math.round(dollars * 100),
    elsewhere: parseNumberWithin(values.elsewhere, OWNER_LIMITS.percent),
  };
}

/** Before and without JavaScript it is a worked example. */
export function CommissionCalculator({ percent }: { percent: number }) {
  const [values, setValues] = useState(EXAMPLE);
  const { nights, night, elsewhere } = parse(values);
  const parsed = { nights, night, elsewhere };
  const result =
    nights !== null && night !== null && elsewhere !== null
      ? compareEarnings({ nights, nightCents: night }, { here: percent, elsewhere })
      : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 laptop:grid-cols-[1fr_1.2fr] laptop:gap-12">
      <div className="grid content-start gap-5">
        {FIELDS.map(({ name, label, hint, problem }) => (
          <InputField
            key={name}
            id={`owner-${name}`}
            label={label}
            hint={hint}
            error={parsed[name] === null ? problem : null}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
      </div>
      <div aria-live="polite">
        {result ? (
          <Result result={result} percent={percent} elsewhere={values.elsewhere.trim()} />
        ) : (
          <p className="text-ink-soft">Fill in all three to see your numbers.</p>
        )}
      </div>
    </div>
  );
}

/** On a phone the label stands above its amounts, so that a long amount never breaks. */
const ROW = 'max-tablet:flex max-tablet:flex-wrap max-tablet:justify-between max-tablet:gap-x-4';

type ResultProps = { result: EarningsComparison; percent: number; elsewhere: string };

function Result({ result, percent, elsewhere }: ResultProps) {
  const { grossCents, here, differenceCents } = result;
  const rows = [
    { label: `With me, at ${percent}%`, ...here },
    { label: `With them, at ${elsewhere.replace(/%$/, '')}%`, ...result.elsewhere },
  ];
  return (
    <>
      <p className="text-ink-soft">
        {`That’s ${formatWholeDollars(grossCents)} a year in bookings.`}
      </p>
      <table className="mt-3 w-full text-left max-tablet:block">
        <thead className="max-tablet:block">
          <tr className={joinClasses('eyebrow text-ink-soft', ROW)}>
            <th scope="col" className="py-2 font-bold max-tablet:sr-only">
              <span className="sr-only">Where</span>
            </th>
            <th scope="col" className="py-2 font-bold tablet:text-right">
              Commission
            </th>
            <th scope="col" className="py-2 text-right font-bold">
              Yours
            </th>
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          {rows.map(({ label, feeCents, keptCents }) => (
            <tr key={label} className={joinClasses('border-t border-line max-tablet:py-3', ROW)}>
              <th
                scope="row"
                className="font-semibold text-spruce-900 max-tablet:basis-full tablet:py-3.5 tablet:pr-3"
              >
                {label}
              </th>
              <td className="whitespace-nowrap tabular-nums tablet:py-3.5 tablet:pr-3 tablet:text-right">
                {formatWholeDollars(feeCents)}
              </td>
              <td className="font-semibold whitespace-nowrap tabular-nums tablet:py-3.5 tablet:text-right">
                {formatWholeDollars(keptCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 rounded-card bg-dawn-100 px-[min(1.5rem,24px)] py-5 text-pretty">
        <strong className="block font-display text-[min(2.5rem,9vw)] leading-tight whitespace-nowrap text-spruce-900 tabular-nums">
          {formatWholeDollars(Math.abs(differenceCents))}
        </strong>
        {differenceCents >= 0 ? 'more a year with me' : 'less a year with me'}
      </p>
    </>
  );
}
