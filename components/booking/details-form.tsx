'use client';

import {
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { FOREIGN_PHONE_HINT, phoneError } from '@/components/ui/phone-copy';
import { paths } from '@/lib/http/paths';
import { type BookingRequest, guestSchema } from '@/lib/schemas/booking';

const DETAIL_FIELDS = ['name', 'email', 'phone', 'terms'] as const;
type DetailField = (typeof DETAIL_FIELDS)[number];
type DetailErrors = Partial<Record<DetailField, string>>;
type Guest = BookingRequest['guest'];

const ERROR_TEXTS: Record<Exclude<DetailField, 'phone'>, string> = {
  name: 'Please enter your full name',
  email: 'Enter a valid email',
  terms: 'Please agree to the terms and privacy policy to book',
};

/** An empty field is asked for, and only one that was filled in is called wrong. */
const errorText = (field: Exclude<DetailField, 'phone'>, form: FormData) =>
  field === 'email' && String(form.get(field)).trim() === ''
    ? 'Please enter your email'
    : ERROR_TEXTS[field];

/** The form as the server will judge it, with a text for each field it would refuse. */
function parseDetails(
  form: FormData,
): { ok: true; guest: Guest } | { ok: false; errors: DetailErrors } {
  const { name, email, phone } = Object.fromEntries(form);
  const parsed = guestSchema.safeParse({ name, email, phone });
  const hasTerms = form.get('terms') !== null;
  if (parsed.success && hasTerms) return { ok: true, guest: parsed.data };
  const refused = new Map(
    parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  if (!hasTerms) refused.set('terms', '');
  const errors = DETAIL_FIELDS.filter((field) => refused.has(field)).map(
    (field) =>
      [field, field === 'phone' ? phoneError(refused.get(field)) : errorText(field, form)] as const,
  );
  return { ok: false, errors: Object.fromEntries(errors) };
}

type DetailsFormProps = {
  isReady: boolean;
  isSending: boolean;
  /** Above the button: the total, or the problem. */
  children: ReactNode;
  onSubmit: (guest: BookingRequest['guest']) => void;
};

type TextInputProps = ComponentProps<'input'> & { label: string; hint?: string; error?: string };

function TextInput({ label, hint, error, name = '', ...input }: TextInputProps) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} name={name} required className={controlClass} />}
    </Field>
  );
}

function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" className="font-medium text-spruce-800 underline">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function TermsField({ error }: { error?: string }) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id="terms"
          name="terms"
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-error' : undefined}
          className="mt-0.5 size-6 shrink-0 accent-spruce-800"
        />
        <label htmlFor="terms" className="leading-7">
          I agree to the <NewTabLink href={paths.terms}>terms</NewTabLink> and the{' '}
          <NewTabLink href={paths.privacy}>privacy policy</NewTabLink>.
        </label>
      </div>
      {error && (
        <p id="terms-error" role="alert" className="mt-1 text-sm font-medium text-ember-700">
          {error}
        </p>
      )}
    </div>
  );
}

function isDetailField(name: string): name is DetailField {
  return (DETAIL_FIELDS as readonly string[]).includes(name);
}

/** The guest's details. Fields keep their text on failure; the first invalid one gets the focus. */
export function DetailsForm({ isReady, isSending, children, onSubmit }: DetailsFormProps) {
  const [errors, setErrors] = useState<DetailErrors>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const details = parseDetails(new FormData(form));
    setErrors(details.ok ? {} : details.errors);
    if (details.ok) {
      onSubmit(details.guest);
      return;
    }
    const wrong = DETAIL_FIELDS.find((field) => details.errors[field]);
    form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }

  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement;
    if (isDetailField(name)) setErrors((shown) => ({ ...shown, [name]: undefined }));
  }

  return (
    <form method="post" noValidate onSubmit={submit} onChange={clearError}>
      <fieldset
        disabled={!isReady}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 flat:gap-4"
      >
        <legend className="sr-only">Your details</legend>
        <TextInput label="Full name" name="name" autoComplete="name" error={errors.name} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:grid-cols-2">
          <TextInput
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email}
          />
          <TextInput
            label="Phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            aria-describedby={errors.phone ? 'phone-note phone-error' : 'phone-note'}
            error={errors.phone}
          />
          <p id="phone-note" className="-mt-3 text-sm text-ink-soft tablet:col-span-2">
            {`We’ll text you only about this booking. Reply STOP anytime. ${FOREIGN_PHONE_HINT}`}
          </p>
        </div>
        <TermsField error={errors.terms} />
        {children}
        <Button
          type="submit"
          variant="accent"
          size="large"
          className="w-full"
          aria-disabled={isSending || undefined}
        >
          Continue to payment
        </Button>
      </fieldset>
    </form>
  );
}
