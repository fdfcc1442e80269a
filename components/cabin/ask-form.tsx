'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Honeypot } from '@/components/newsletter/honeypot';
import { Button, buttonClass } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { InputField } from '@/components/ui/input-field';
import { takeFocus } from '@/components/ui/take-focus';
import { askQuestion, type Sending } from '@/lib/browser/api/guest-booking-api';
import { createUuid } from '@/lib/browser/uuid';
import { EMAIL_PROBLEM } from '@/lib/copy/email-problem';
import { formatDateRange, formatParty } from '@/lib/copy/format';
import { MAX_GUEST_MESSAGE } from '@/lib/domain/bookings/booking';
import { DEFAULT_PARTY, type Party } from '@/lib/domain/stays/party';
import { parseStay, type Stay } from '@/lib/domain/stays/stay';
import { isEmail } from '@/lib/domain/values/email-address';
import { shop } from '@/lib/shop/shop';
import { ASK_COPY } from './ask-copy';

type Props = {
  slug: string;
  /** The dates and the party chosen on the cabin's page; undefined on a page of its own, which asks for the dates. */
  asked?: { stay: Stay; party: Party } | null;
  question?: string;
  /** Moves the focus to the form, which a tap has opened. */
  hasFocus?: boolean;
};

const FIELDS = ['name', 'email', 'question', 'check_out'] as const;
type Errors = Partial<Record<(typeof FIELDS)[number] | 'request', string>>;
type Fields = { [Name in 'name' | 'email' | 'question' | 'check_in' | 'check_out']: string };

function check({ name, email, question, check_in, check_out }: Fields): Errors {
  const errors: Errors = {};
  if (!/\p{L}/u.test(name)) errors.name = 'Tell us your name.';
  if (!isEmail(email)) errors.email = EMAIL_PROBLEM;
  if (question.trim() === '') errors.question = 'Write your question.';
  if ((check_in || check_out) && !parseStay(check_in, check_out).ok) {
    errors.check_out = 'Pick two dates, at most 30 nights apart, or leave both empty.';
  }
  return errors;
}

/** A question to the host. A plain form without JavaScript; with it, what was typed stays when it can't be sent. */
export function AskForm({ slug, asked, question, hasFocus = false }: Props) {
  const [begun] = useState(() => Date.now());
  const [id] = useState(createUuid);
  const [state, setState] = useState<Exclude<Sending, 'sent'> | 'idle' | 'sending'>('idle');
  const [errors, setErrors] = useState<Errors>({});
  const [sentUrl, setSentUrl] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFocus) form.current?.querySelector<HTMLElement>('#ask-name')?.focus();
  }, [hasFocus]);
  const party = asked?.party ?? DEFAULT_PARTY;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '');
    const fields: Fields = {
      name: read('name'),
      email: read('email'),
      question: read('question'),
      check_in: asked?.stay.checkIn ?? read('check_in'),
      check_out: asked?.stay.checkOut ?? read('check_out'),
    };
    const found = check(fields);
    setErrors(found);
    const wrong = FIELDS.find((name) => found[name] !== undefined);
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setState('sending');
    const outcome = await askQuestion({
      id,
      cabin: slug,
      ...fields,
      check_in: fields.check_in || undefined,
      check_out: fields.check_out || undefined,
      ...party,
      website: read('website'),
      elapsed_ms: Date.now() - begun,
    });
    if (typeof outcome !== 'string') return setSentUrl(outcome.url);
    setState(outcome);
    setErrors({ request: ASK_COPY[outcome] });
  }

  if (sentUrl !== null) {
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
        <p className="font-display text-title-4 font-semibold text-spruce-900">Got it!</p>
        <p className="mt-2 mb-4 max-w-prose text-ink-soft">{ASK_COPY.sent}</p>
        <a href={sentUrl} className={buttonClass('secondary', 'small')}>
          See your question
        </a>
      </div>
    );
  }
  return (
    <form
      ref={form}
      action="/api/questions"
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={`Ask ${shop().host} a question`}
      className="grid max-w-lg gap-4"
    >
      <input type="hidden" name="cabin" value={slug} />
      {asked && (
        <p className="text-ink-soft">
          {`About ${formatDateRange(asked.stay)}, ${formatParty(asked.party)}.`}
        </p>
      )}
      <InputField
        id="ask-name"
        label="Your name"
        error={errors.name}
        name="name"
        required
        maxLength={100}
        autoComplete="name"
      />
      <InputField
        id="ask-email"
        label="Your email"
        hint="I’ll only use this to answer you."
        error={errors.email}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      {asked === undefined && (
        <div className="grid gap-4 mobile:grid-cols-2">
          <InputField id="ask-check-in" label="Check-in (optional)" type="date" name="check_in" />
          <InputField
            id="ask-check-out"
            label="Check-out (optional)"
            error={errors.check_out}
            type="date"
            name="check_out"
          />
        </div>
      )}
      <Field id="ask-question" label="Your question" error={errors.question}>
        {(control) => (
          <textarea
            {...control}
            name="question"
            defaultValue={question}
            rows={4}
            required
            maxLength={MAX_GUEST_MESSAGE}
            className={`${controlClass} py-3`}
          />
        )}
      </Field>
      <Honeypot />
      <div className="grid gap-3">
        <Button type="submit" aria-disabled={state === 'sending' || undefined} className="w-fit">
          {state === 'sending' ? 'Sending…' : 'Send question'}
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
