'use client';

import Link from 'next/link';
import { useState } from 'react';
import { CabinSeasons } from './cabin-seasons';
import { Card } from './card';
import { ActionForm, CheckOption } from './fields';
import { MonthsChart } from './months-chart';
import { markedFields, RatesOutcomeText } from './rates-outcome';
import { RuleFields } from './rule-fields';
import { StopRules } from './stop-rules';
import { useRuleForm, type RuleFormProps, type RuleFormState } from './use-rule-form';
import { Button } from '@/components/ui/button';
import { toRuleFields } from '@/lib/domain/host/rate-form';
import { cellOf } from '@/lib/domain/host/rates/season-cells';
import { formatFullDate, formatNights } from '@/lib/format';
import type { HostRates } from '@/lib/schemas/host/rates';

type CopyProps = { cabinId: string; rates: HostRates; form: RuleFormState };

/** Takes over another cabin's rules and its values in the seasons; the base rate is each cabin's own. */
function CopyRules({ cabinId, rates, form: { fields, seasons, change } }: CopyProps) {
  const [done, setDone] = useState<string | null>(null);
  const others = rates.rules.filter((rule) => rule.cabinId !== cabinId);
  const nameOf = (id: string) => rates.cabins.find((one) => one.id === id)?.title ?? '';
  if (others.length === 0) return null;
  return (
    <>
      <label className="field">
        Copy the rules of
        <select
          value=""
          onChange={({ target }) => {
            const other = others.find((rule) => rule.cabinId === target.value);
            if (!other) return;
            const cells = seasons.map((season) => [season.name, cellOf(other, season)] as const);
            change({
              ...toRuleFields(other),
              base: fields.base,
              cells: { ...fields.cells, ...Object.fromEntries(cells) },
            });
            setDone(
              `The rules of ${nameOf(other.cabinId)} are filled in. The base rate stays $${fields.base}.`,
            );
          }}
        >
          <option value="">Choose a cabin</option>
          {others.map((rule) => (
            <option key={rule.cabinId} value={rule.cabinId}>
              {nameOf(rule.cabinId)}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{done}</p>
    </>
  );
}

const percent = (basisPoints: number) => `${Math.round(basisPoints / 100)} %`;

/** What stays beside the rules of the calendar that they found. */
function KeptParts({
  form: { stored, fields, differences, keptNights, change },
}: {
  form: RuleFormState;
}) {
  const nights = differences.reduce((sum, [, count]) => sum + count, 0);
  const points = differences.map(([, , basisPoints]) => basisPoints);
  if (nights === 0 && (stored || keptNights === 0)) return null;
  return (
    <fieldset>
      <legend>As the calendar has it</legend>
      {nights > 0 && (
        <>
          <CheckOption
            label={`Keep the small differences of ${formatNights(nights)}`}
            isChecked={fields.keepsDifferences}
            onChange={(isChecked) => change({ keepsDifferences: isChecked })}
          />
          <p>
            They cost {percent(Math.min(...points))} to {percent(Math.max(...points))} of what these
            rules say. A new base rate or percent moves them along.
          </p>
        </>
      )}
      {!stored && keptNights > 0 && (
        <>
          <CheckOption
            label={`Keep ${formatNights(keptNights)} as set by hand`}
            isChecked={fields.keepsNights}
            onChange={(isChecked) => change({ keepsNights: isChecked })}
          />
          <p>
            No rule explains their fewest nights, or that nobody may arrive or leave. Later, “Give
            back to the rules” in the calendar ends that.
          </p>
        </>
      )}
    </fieldset>
  );
}

/** One cabin's rules, what they change, and the prices that come of them. */
export function RuleForm(props: RuleFormProps) {
  const { cabin, rates, actions } = props;
  const { id, title, live, openUntil } = cabin;
  const form = useRuleForm(props);
  const { stored, saving, preview, sent, wrong, isTyped, forget, expected, former } = form;
  return (
    <>
      <p>
        <Link href="/host/rates">All rates</Link>
      </p>
      <h1>
        {title} {!live && <span className="host-mark">Not published</span>}
      </h1>
      <p>
        {!live && 'Guests do not see this cabin. '}
        {openUntil ? `Open until ${formatFullDate(openUntil)}.` : 'No night is open yet.'}{' '}
        {stored
          ? 'These rules write its calendar forward by themselves.'
          : 'It has no rules yet: its calendar repeats the year before. This is a suggestion, made from its calendar; nothing is saved yet.'}{' '}
        <Link href={`/host/calendar?cabin=${id}`}>Show the calendar</Link>
      </p>
      <div className="host-rates">
        <ActionForm
          noValidate
          className="host-card"
          onSubmit={() => {
            if (sent) saving.save(sent, expected, former, forget);
            else document.querySelector<HTMLElement>('.host-rates [aria-invalid]')?.focus();
          }}
        >
          <CopyRules cabinId={id} rates={rates} form={form} />
          <RuleFields form={form} />
          <KeptParts form={form} />
          <RatesOutcomeText
            problem={markedFields(wrong)}
            preview={preview}
            saving={saving}
            onUndone={forget}
          />
          <div className="host-row">
            <Button type="submit" disabled={saving.isPending}>
              {saving.isPending ? 'Saving …' : 'Save the rules'}
            </Button>
            {isTyped && (
              <Button variant="quiet" onClick={forget}>
                Discard what I typed
              </Button>
            )}
            <StopRules
              cabinId={id}
              canPutBack={cabin.canPutBack}
              form={form}
              previewRates={actions.previewRates}
            />
          </div>
        </ActionForm>
        <div className="host-rates-side">
          <Card heading="Twelve months with these rules">
            <MonthsChart months={preview.months ?? (stored ? rates.months : null)} />
          </Card>
          <CabinSeasons form={form} />
        </div>
      </div>
    </>
  );
}
