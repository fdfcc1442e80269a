'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import { takeFocus } from '@/components/ui/take-focus';
import { findBooking, type Sending } from '@/lib/browser/api/guest-booking-api';
import { EMAIL_PROBLEM } from '@/lib/copy/email-problem';
import { parseReference } from '@/lib/domain/bookings/find-booking';
import { isEmail } from '@/lib/domain/values/email-address';
import { shop } from '@/lib/shop/shop';
import { FIND_COPY } from './find-booking-copy';

type Errors = { email?: string; reference?: string; request?: string };

const check = (email: string, reference: string): Errors => ({
  ...(!isEmail(email) && { email: EMAIL_PROBLEM }),
  ...(reference.trim() !== '' &&
    parseReference(reference) === null && {
      reference: `That’s not a booking reference. It looks like ${shop().referencePrefix}-7K2PXQ4A. Or leave this empty.`,
    }),
});

/** A plain form without JavaScript; with it, what was typed stays when it can't be sent. */
export function FindBookingForm() {
  const [state, setState] = useState<Sending | 'idle' | 'sending'>('idle');
  const [errors, setErrors] = useState<Errors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get('email') ?? '');
    const reference = String(fields.get('reference') ?? '');
    const found = check(email, reference);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong) {
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setState('sending');
    const outcome = await findBooking({ email, reference });
    setState(outcome);
    if (outcome !== 'sent') setErrors({ request: FIND_COPY[outcome] });
  }

  if (state === 'sent') {
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="max-w-prose text-lede outline-none">
        {FIND_COPY.sent}
      </p>
    );
  }
  return (
    <form
      action="/api/find-booking"
      method="post"
      noValidate
      onSubmit={submit}
      className="grid max-w-lg gap-5"
    >
      <InputField
        id="find-email"
        label="Email address"
        hint="The one you booked with."
        error={errors.email}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      <InputField
        id="find-reference"
        label="Booking reference (optional)"
        hint="Leave it empty to get all your bookings."
        error={errors.reference}
        name="reference"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={`${shop().referencePrefix}-7K2PXQ4A`}
      />
      <div className="grid gap-3">
        <Button
          type="submit"
          size="large"
          aria-disabled={state === 'sending' || undefined}
          className="w-fit"
        >
          {state === 'sending' ? 'Sending…' : 'Email me the link'}
        </Button>
        {errors.request && (
          <p role="alert" className="text-sm font-medium text-ember-700">
            {errors.request}
          </p>
        )}
      </div>
    </form>
  );
}
