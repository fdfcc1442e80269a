'use client';

import { useState, type FormEvent } from 'react';
import { Honeypot } from './honeypot';
import { JOINED_TEXT } from './joined-text';

// Loaded at the first touch of the form, because most visitors never sign up.
const loadJoin = () => import('./join-from-footer');

function takeFocus(message: HTMLElement | null): void {
  message?.focus({ preventScroll: true });
}

/** Without JavaScript, the browser submits the form itself. */
export function FooterForm() {
  const [status, setStatus] = useState<'idle' | 'joining' | 'joined'>('idle');

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'joining') return;
    const form = event.currentTarget;
    setStatus('joining');
    const join = await loadJoin().catch(() => null);
    if (!join) return form.submit();
    setStatus((await join.joinFromFooter(form)) ? 'joined' : 'idle');
  }

  if (status === 'joined') {
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
        <p className="font-display text-title-3 text-white">{JOINED_TEXT.title}</p>
        <p className="mt-1">{JOINED_TEXT.description}</p>
      </div>
    );
  }
  return (
    <form
      action="/api/newsletter"
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={() => void loadJoin().catch(() => null)}
    >
      <div className="flex flex-col gap-2.5 small:flex-row">
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-label="Email address"
          placeholder="you@example.com"
          className="foot-field"
        />
        <Honeypot />
        <button aria-disabled={status === 'joining' || undefined} className="foot-submit">
          {status === 'joining' ? 'Joining…' : 'Join'}
        </button>
      </div>
      <p className="mt-2.5 text-sm text-spruce-300">No spam, ever. Unsubscribe anytime.</p>
    </form>
  );
}
