'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { track } from '@/lib/browser/track';
import { parsePromoCode } from './booking-params';
import { promoText, unknownCodeText } from './promo-texts';
import type { BookingPrice } from './use-booking-price';

type PromoFieldProps = {
  code: string | null;
  outcome: BookingPrice['promo'];
  onChange: (code: string | null) => void;
};

export function PromoField({ code, outcome, onChange }: PromoFieldProps) {
  const [malformed, setMalformed] = useState<string | null>(null);
  const isApplied = outcome?.applied === true && outcome.code === code;
  const refusal = malformed !== null ? unknownCodeText(malformed) : null;
  const error = refusal ?? (outcome && !outcome.applied ? promoText(outcome) : null);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('promo') ?? '').trim();
    const parsed = parsePromoCode(typed);
    setMalformed(typed !== '' && parsed === null ? typed.slice(0, 40) : null);
    // What no code looks like may be anything, even an e-mail address.
    if (typed !== '') track('promo_code_entry', { promo_code: parsed, source: 'booking' });
    onChange(parsed);
  }

  if (isApplied) {
    return (
      <div className="flex min-h-12 items-center justify-between gap-3 rounded-control bg-spruce-100 px-4">
        <p role="status" className="font-medium text-spruce-900">
          {promoText(outcome)}
        </p>
        <Button variant="quiet" size="small" onClick={() => onChange(null)}>
          Remove
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={apply} noValidate>
      <Field id="promo" label="Promo code" error={error}>
        {(control) => (
          <span className="flex gap-2">
            <input
              {...control}
              name="promo"
              defaultValue={code ?? ''}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className={`${controlClass} min-w-0 uppercase`}
            />
            <Button type="submit" variant="secondary">
              Apply
            </Button>
            {error && code && (
              <Button variant="quiet" onClick={() => onChange(null)}>
                Remove
              </Button>
            )}
          </span>
        )}
      </Field>
    </form>
  );
}
