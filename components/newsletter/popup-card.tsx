'use client';

import { Check, X } from 'lucide';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import { controlClass } from '@/components/ui/field';
import { Handwriting } from '@/components/ui/handwriting';
import { Icon } from '@/components/ui/icon';
import type { Campaign } from './campaigns';
import { Honeypot } from './honeypot';
import { usePlace } from './use-place';
import { usePopupForm } from './use-popup-form';

type Props = { campaign: Campaign; onClose: () => void };

function PopupForm({ onJoined }: { onJoined: () => void }) {
  const { isSending, isRefused, input, onSubmit } = usePopupForm(onJoined);
  const id = useId();
  return (
    <form noValidate onSubmit={onSubmit} className="mt-2 flex gap-2 tablet:mt-3">
      <label htmlFor={id} className="sr-only">
        E-mail address
      </label>
      <input
        ref={input}
        id={id}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        aria-invalid={isRefused || undefined}
        className={joinClasses(controlClass, 'min-w-0')}
      />
      <Honeypot />
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonClass('primary', 'medium', 'shrink-0 px-5')}
      >
        {isSending ? 'Joining…' : 'Join'}
      </button>
    </form>
  );
}

function useFocusReturn() {
  const cameFrom = useRef<Element>(null);
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    giveBack: (box: HTMLElement | null) => {
      if (!box?.contains(document.activeElement)) return;
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    },
  };
}

/** The pop-up at the lower right. It never takes the focus and covers neither toasts nor a sticky bar. */
export function PopupCard({ campaign, onClose }: Props) {
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  const { onFocus, giveBack } = useFocusReturn();
  const place = usePlace(card);
  const [isOpen, setIsOpen] = useState(false);
  // On a phone these show once the field is used. Not before a tap on a button ends, or it would move away from under it.
  const more = isOpen ? undefined : 'max-tablet:hidden';

  function close() {
    giveBack(card.current);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }

  return (
    <aside
      ref={card}
      aria-labelledby={headingId}
      inert={place === null}
      onFocus={(event) => {
        onFocus(event);
        if (event.target instanceof HTMLInputElement) setIsOpen(true);
      }}
      onKeyDown={onKeyDown}
      className={joinClasses(
        'fixed right-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] left-3 z-40 max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-card border border-line bg-surface px-4 py-3 shadow-raised transition duration-300 mobile:left-auto mobile:w-[23rem] tablet:bottom-5 tablet:p-5 print:hidden',
        place === 'left' ? 'tablet:right-auto tablet:left-5' : 'tablet:right-5',
        place === null
          ? 'invisible translate-y-6 opacity-0'
          : 'translate-y-[calc(var(--clearance,0px)*-1)]',
      )}
    >
      <p className={joinClasses(more, 'pr-10 eyebrow text-ember-700')}>{campaign.clubType}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={close}
        className="absolute top-0.5 right-1 flex size-11 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-paper-deep hover:text-ink tablet:top-2 tablet:right-2"
      >
        <Icon shapes={X} />
      </button>
      <h2
        id={headingId}
        className="mt-0.5 pr-8 text-title-4 text-[1.0625rem] text-spruce-900 tablet:mt-2 tablet:pr-0 tablet:text-[1.1875rem]"
      >
        {campaign.heading}
      </h2>
      <p className={joinClasses(more, 'mt-0.5 text-sm leading-snug text-pretty text-ink-soft')}>
        {campaign.hook}
      </p>
      <p
        className={joinClasses(
          more,
          'mt-1 flex items-start gap-1.5 text-sm leading-snug font-semibold',
        )}
      >
        <Icon shapes={Check} className="mt-px size-4 shrink-0 text-spruce-700" />
        {campaign.leadMagnet}
      </p>
      <PopupForm onJoined={close} />
      <div className={joinClasses(more, 'mt-2 tablet:mt-3')}>
        <Handwriting note={campaign.source} rem={3.375} />
      </div>
      <p className="mt-1.5 text-xs text-ink-soft tablet:mt-2">
        No spam, ever. Unsubscribe anytime.
      </p>
    </aside>
  );
}
