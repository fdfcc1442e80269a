'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { sendGuestMessage } from '@/lib/browser/api/guest-booking-api';
import { createUuid } from '@/lib/browser/uuid';
import { MAX_GUEST_MESSAGE } from '@/lib/domain/bookings/booking';
import { FLASH_COPY } from './flash-copy';

type State = 'idle' | 'sending' | 'sent' | 'invalid' | 'limited' | 'failed';

const TEXTS: Partial<Record<State, string>> = {
  sent: FLASH_COPY.sent.text,
  invalid: FLASH_COPY.invalid.text,
  limited: FLASH_COPY.limited.text,
  failed: 'Your message didn’t go through. It’s still here, so try again in a minute.',
};

type Props = { action: string; /** An idempotency key for the first message. */ formId: string };

/** A plain form that works without JavaScript. With it, the text stays until it has been sent. */
export function MessageForm({ action, formId }: Props) {
  const router = useRouter();
  const [state, setState] = useState<State>('idle');
  const nextId = useRef(formId);
  const isProblem = state === 'invalid' || state === 'limited' || state === 'failed';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const body = String(new FormData(form).get('body') ?? '');
    if (body.trim() === '') {
      setState('invalid');
      return;
    }
    setState('sending');
    const outcome = await sendGuestMessage(action, { id: nextId.current, body });
    setState(outcome);
    if (outcome !== 'sent') return;
    nextId.current = createUuid();
    form.reset();
    router.refresh();
  }

  return (
    <form action={action} method="post" onSubmit={submit} className="mt-5 grid gap-4">
      <input type="hidden" name="id" value={formId} />
      <Field id="guest-message" label="Your message" error={isProblem ? TEXTS[state] : null}>
        {(control) => (
          <textarea
            {...control}
            name="body"
            rows={4}
            required
            maxLength={MAX_GUEST_MESSAGE}
            className={`${controlClass} py-3`}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={state === 'sending' || undefined} className="w-fit">
        Send message
      </Button>
      <p role="status" className="text-sm font-medium text-spruce-700 empty:hidden">
        {state === 'sent' ? TEXTS.sent : null}
      </p>
    </form>
  );
}
