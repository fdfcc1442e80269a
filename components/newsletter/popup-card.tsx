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
import { usePopupForm } from './use-popup-form';
import { useShape } from './use-shape';

type Props = { campaign: Campaign; onClose: () => void };

function PopupForm({ isSending, isRefused, input, onSubmit }: ReturnType<typeof usePopupForm>) {
  const id = useId();
  return (
    <form noValidate onSubmit={onSubmit} className="mt-2 flex gap-2">
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

const BOX =
  'fixed right-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] left-3 z-40 max-h-[calc(100dvh-1.5rem)] translate-y-[calc(var(--clearance,0px)*-1)] overflow-y-auto rounded-card border border-line bg-surface px-4 py-3 shadow-raised transition duration-300 mobile:left-auto tablet:right-5 tablet:bottom-5 starting:translate-y-6 starting:opacity-0 print:hidden';
// Where there is room beside, words and field stand in one row.
const LINE = 'mobile:w-[23rem] beside:left-auto beside:w-[min(46rem,calc(100vw-2.5rem))]';

/** The pop-up at the lower right. It never takes the focus and covers neither toasts nor a sticky bar. */
export function PopupCard({ campaign, onClose }: Props) {
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  const { onFocus, giveBack } = useFocusReturn();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { shape, isCovered } = useShape(card, isUnfolded);
  const form = usePopupForm(close);
  const isLine = shape === 'line' && !isUnfolded;
  const more = isLine ? 'hidden' : undefined;

  function close() {
    giveBack(card.current);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }

  return (
    <aside
      // A new box, since one that changes its size by itself would shift the layout.
      key={shape}
      ref={card}
      aria-labelledby={headingId}
      inert={isCovered}
      onFocus={(event) => {
        onFocus(event);
        if (event.target instanceof HTMLInputElement) setIsUnfolded(true);
      }}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('button')) setIsUnfolded(true);
      }}
      onKeyDown={onKeyDown}
      className={joinClasses(
        BOX,
        isLine ? LINE : 'mobile:w-[23rem] tablet:p-5',
        isCovered && 'invisible',
      )}
    >
      <button
        type="button"
        aria-label="Dismiss"
        onClick={close}
        className="absolute top-0.5 right-1 flex size-11 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-paper-deep hover:text-ink tablet:top-2 tablet:right-2"
      >
        <Icon shapes={X} />
      </button>
      <div className={isLine ? 'beside:flex beside:items-center beside:gap-6 beside:pr-9' : ''}>
        <div className="min-w-0 grow">
          <p className={joinClasses(more, 'pr-10 eyebrow text-ember-700')}>{campaign.clubType}</p>
          <h2
            id={headingId}
            className={joinClasses(
              'mt-0.5 pr-8 text-title-4 text-[1.0625rem] text-spruce-900',
              !isLine && 'tablet:mt-2 tablet:pr-0 tablet:text-[1.1875rem]',
            )}
          >
            {campaign.heading}
          </h2>
          <p className="mt-0.5 text-sm leading-snug text-pretty text-ink-soft">{campaign.hook}</p>
          <p
            className={joinClasses(
              more,
              'mt-1 flex items-start gap-1.5 text-sm leading-snug font-semibold',
            )}
          >
            <Icon shapes={Check} className="mt-px size-4 shrink-0 text-spruce-700" />
            {campaign.leadMagnet}
          </p>
        </div>
        <div className={isLine ? 'beside:w-80 beside:shrink-0' : undefined}>
          <PopupForm {...form} />
          <div className={joinClasses(more, 'mt-2 tablet:mt-3')}>
            <Handwriting note={campaign.source} rem={3.375} />
          </div>
          <p
            className={joinClasses('text-xs text-ink-soft', isLine ? 'mt-1' : 'mt-1.5 tablet:mt-2')}
          >
            No spam, ever. Unsubscribe anytime.
          </p>
        </div>
      </div>
    </aside>
  );
}
