'use client';

import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import { controlClass } from '@/components/ui/field';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';
import { site } from '@/lib/site';
import type { Campaign } from './campaigns';
import { Honeypot } from './honeypot';
import { useClearance } from './use-clearance';
import { usePopupForm } from './use-popup-form';

type Props = { campaign: Campaign; onClose: () => void };

function PopupForm({ onJoined }: { onJoined: () => void }) {
  const { isSending, isRefused, input, onSubmit } = usePopupForm(onJoined);
  const id = useId();
  return (
    <form noValidate onSubmit={onSubmit} className="mt-2 flex gap-2 mobile:mt-3">
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

/** Puts the focus back where it was when a box goes away with it. */
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

/** A letter that slides in at the lower right. It never takes the focus and covers neither toasts nor a sticky bar. */
export function PopupCard({ campaign, onClose }: Props) {
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  const { onFocus, giveBack } = useFocusReturn();
  useClearance(card);

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
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="fixed right-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] left-3 z-40 max-h-[calc(100dvh-1.5rem)] translate-y-[calc(var(--clearance,0px)*-1)] overflow-y-auto rounded-card border border-line bg-surface paper-flecks px-4 py-3 shadow-raised transition duration-300 mobile:left-auto mobile:w-[23rem] mobile:p-5 tablet:right-5 tablet:bottom-5 starting:translate-y-6 starting:opacity-0 print:hidden"
    >
      <p className="pr-10 eyebrow text-ember-700">{campaign.clubType}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={close}
        className="absolute top-0.5 right-1 flex size-11 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-paper-deep hover:text-ink mobile:top-2 mobile:right-2"
      >
        <CloseIcon />
      </button>
      <h2
        id={headingId}
        className="mt-0.5 pr-8 text-title-4 text-[1.0625rem] text-spruce-900 mobile:mt-2 mobile:pr-0 mobile:text-[1.1875rem]"
      >
        {campaign.heading}
      </h2>
      <p className="mt-0.5 text-sm leading-snug text-pretty text-ink-soft">{campaign.hook}</p>
      <p className="mt-1 flex items-start gap-1.5 text-sm leading-snug font-semibold">
        <CheckIcon className="mt-px size-4 shrink-0 text-spruce-700" />
        {campaign.leadMagnet}
      </p>
      <PopupForm onJoined={close} />
      <p className="mt-2 handwriting text-[0.9375rem] leading-tight tracking-tight text-ember-700 mobile:mt-3 mobile:text-lg mobile:tracking-normal">
        {campaign.note} <span className="whitespace-nowrap">– {site.host}</span>
      </p>
      <p className="mt-1 text-xs text-ink-soft mobile:mt-2">No spam, ever. Unsubscribe anytime.</p>
    </aside>
  );
}
