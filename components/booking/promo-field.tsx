'use client';

import { Ticket } from 'lucide';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { controlClass, Field } from '@/components/ui/field';
import { track } from '@/lib/browser/analytics/track';
import type { PromoOutcome } from '@/lib/domain/pricing/offer';
import { parsePromoCode } from '@/lib/domain/pricing/promotion';
import { PromoApplied } from '@/components/stay-picker/price/promo-applied';
import { isTooShort, promoText, unknownCodeText } from './promo-copy';

type PromoFieldProps = {
  code: string | null;
  outcome: PromoOutcome | null;
  /** The message for a code that needs a longer stay. */
  tooShort?: string | null;
  /** Why the code couldn't be checked. */
  problem?: string | null;
  onChange: (code: string | null) => void;
};

export function PromoField({ code, outcome, tooShort, problem = null, onChange }: PromoFieldProps) {
  const [malformed, setMalformed] = useState<string | null>(null);
  const isApplied = outcome?.applied === true && outcome.code === code;
  const refusal = malformed !== null ? unknownCodeText(malformed) : problem;
  const isShort = refusal === null && outcome !== null && isTooShort(outcome);
  const isRefused = outcome !== null && !outcome.applied && !isShort;
  const error = refusal ?? (isRefused ? promoText(outcome) : null);
  const hint = isShort && (tooShort ?? promoText(outcome));

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('promo') ?? '').trim();
    const parsed = parsePromoCode(typed);
    setMalformed(typed !== '' && parsed === null ? typed.slice(0, 40) : null);
    // Text that cannot be a code may be anything, even an email address, and is not sent.
    if (typed !== '') track('promo_code_entry', { promo_code: parsed, source: 'booking' });
    onChange(parsed);
  }

  if (isApplied) {
    return (
      <PromoApplied
        code={outcome.code}
        freeNights={outcome.free_nights}
        onRemove={() => onChange(null)}
      />
    );
  }
  return (
    <details open={Boolean(error || hint)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-semibold text-spruce-800 [&::-webkit-details-marker]:hidden">
        <Icon shapes={Ticket} className="size-4" />
        <span className="underline underline-offset-4 group-open:no-underline">
          Have a promo code?
        </span>
      </summary>
      <form onSubmit={apply} noValidate>
        <Field
          id="promo"
          label="Promo code"
          hint={hint && <span role="status">{hint}</span>}
          error={error}
        >
          {(control) => (
            <span className="flex flex-wrap gap-2">
              <input
                {...control}
                name="promo"
                defaultValue={code ?? ''}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                className={`${controlClass} min-w-[min(11rem,100%)] flex-1 uppercase`}
              />
              <Button type="submit" variant="secondary">
                Apply
              </Button>
              {(error || hint) && code && (
                <Button variant="quiet" onClick={() => onChange(null)}>
                  Remove
                </Button>
              )}
            </span>
          )}
        </Field>
      </form>
    </details>
  );
}
