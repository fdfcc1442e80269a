'use client';

import { useState } from 'react';
import {
  toRuleFields,
  type RuleFields,
  type SeasonCell,
} from '@/lib/domain/host/rates/rate-fields';
import type { Season } from '@/lib/domain/host/rates/rule-nights';
import { cellOf } from '@/lib/domain/host/rates/season-cells';
import type { HostRates } from '@/lib/schemas/host/rates';

type Props = {
  cabinId: string;
  rates: HostRates;
  seasons: readonly Season[];
  base: string;
  onCopy: (fields: RuleFields, cells: Record<string, SeasonCell>) => void;
};

/** Copies another cabin's rules and season values. Each cabin keeps its own base rate. */
export function CopyRules({ cabinId, rates, seasons, base, onCopy }: Props) {
  const [done, setDone] = useState<string | null>(null);
  const others = rates.rules.filter((rule) => rule.cabinId !== cabinId);
  const nameOf = (id: string) => rates.cabins.find((one) => one.id === id)?.title ?? '';
  if (others.length === 0) return null;
  return (
    <>
      <label className="field">
        Copy rules from
        <select
          value=""
          onChange={({ target }) => {
            const other = others.find((rule) => rule.cabinId === target.value);
            if (!other) return;
            const cells = seasons.map((season) => [season.name, cellOf(other, season)] as const);
            onCopy({ ...toRuleFields(other), base }, Object.fromEntries(cells));
            setDone(
              `The rules of ${nameOf(other.cabinId)} are filled in. The base rate stays $${base}.`,
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
