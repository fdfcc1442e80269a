'use client';

import { Check, X } from 'lucide';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import { controlClass } from '@/components/ui/field';
import { Handwriting } from '@/components/ui/host/handwriting';
import { Icon } from '@/components/ui/icon';
import type { Campaign } from './campaigns';
import { Honeypot } from './honeypot';
import { usePopupForm } from './use-popup-form';
import { useShape } from './use-shape';

type Props = { campaign: Campaign; onClose: () => void };

type FormProps = ReturnType<typeof usePopupForm> & { isSlim: boolean };

function PopupForm({ isSending, isRefused, input, onSubmit, isSlim }: FormProps) {
  const id = useId();
  return (
    <form noValidate onSubmit={onSubmit} className={joinClasses('flex gap-2', !isSlim && 'mt-2')}>
      <label htmlFor={id} className="sr-only">
        Email address
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
        placeholder={isSlim ? 'Your email' : 'you@example.com'}
        aria-invalid={isRefused || undefined}
        className={joinClasses(controlClass, 'min-w-0', isSlim && 'min-h-11 max-mobile:px-2.5')}
      />
      <Honeypot />
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonClass(
          'primary',
          'medium',
          joinClasses('shrink-0', isSlim ? 'min-h-11 px-3 mobile:px-5' : 'px-5'),
        )}
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

// `--edge` is the edge of the page's column, with which the pop-up aligns.
const BOX =
  'fixed z-40 border-line bg-surface shadow-raised transition duration-300 [--edge:max(2rem,50%_-_38rem)] print:hidden';
const CARD =
  'right-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] left-3 max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-card border px-4 py-3 mobile:left-auto mobile:w-[23rem] tablet:right-(--edge) tablet:bottom-5 tablet:p-5 starting:translate-y-6 starting:opacity-0';
const ROW =
  'inset-x-0 bottom-0 border-t pb-[env(safe-area-inset-bottom)] [--pad:var(--edge)] data-inset:[--pad:1.25rem] data-raised:border-b data-raised:pb-0 tablet:data-inset:right-[max(var(--right),var(--edge))] tablet:data-inset:left-[max(var(--left),var(--edge))] tablet:data-inset:max-w-[44rem] tablet:data-inset:rounded-t-card tablet:data-inset:border-x tablet:data-raised:rounded-card tablet:data-[inset=end]:ml-auto starting:translate-y-full starting:opacity-0';

/** The pop-up at the lower right. It never takes the focus. */
export function PopupCard({ campaign, onClose }: Props) {
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  const { onFocus, giveBack } = useFocusReturn();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { shape, isCovered } = useShape(card, isUnfolded);
  const form = usePopupForm(close);
  const isRow = shape === 'row' && !isUnfolded;
  const more = isRow ? 'hidden' : undefined;

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
      className={joinClasses(BOX, isRow ? ROW : CARD, isCovered && 'invisible')}
    >
      <button
        type="button"
        aria-label="Dismiss"
        onClick={close}
        className={joinClasses(
          'absolute right-1 flex size-11 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-paper-deep hover:text-ink tablet:top-2',
          isRow ? 'top-px tablet:right-[calc(var(--pad)-0.75rem)]' : 'top-0.5 tablet:right-2',
        )}
      >
        <Icon shapes={X} />
      </button>
      <div
        className={
          isRow
            ? 'flex items-center gap-2 py-px pr-12 pl-3 mobile:gap-6 tablet:py-2 tablet:pr-[calc(var(--pad)+2.5rem)] tablet:pl-(--pad)'
            : undefined
        }
      >
        <div
          className={
            isRow
              ? 'w-[min(7.5rem,32vw)] shrink-0 text-sm leading-tight text-ink-soft mobile:w-auto mobile:min-w-0 mobile:shrink mobile:grow'
              : undefined
          }
        >
          <p className={joinClasses(more, 'pr-10 eyebrow text-ember-700')}>{campaign.clubType}</p>
          <h2
            id={headingId}
            className={
              isRow
                ? 'font-sans text-[clamp(0.75rem,3.4vw,0.8125rem)] leading-[1.1] font-semibold text-balance text-spruce-900 mobile:font-display mobile:text-base mobile:leading-tight'
                : 'mt-0.5 pr-8 text-title-4 text-[1.0625rem] text-spruce-900 tablet:mt-2 tablet:pr-0 tablet:text-[1.1875rem]'
            }
          >
            {campaign.heading}
          </h2>
          <p
            className={
              isRow ? 'max-mobile:sr-only' : 'mt-0.5 text-sm leading-snug text-pretty text-ink-soft'
            }
          >
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
        </div>
        <div
          className={isRow ? 'min-w-0 grow mobile:w-64 mobile:shrink-0 mobile:grow-0' : undefined}
        >
          <PopupForm {...form} isSlim={isRow} />
          <div className={joinClasses(more, 'mt-2 tablet:mt-3')}>
            <Handwriting note={campaign.source} rem={3.375} />
          </div>
          <p className={joinClasses(more, 'mt-1.5 text-xs text-ink-soft tablet:mt-2')}>
            No spam, ever. Unsubscribe anytime.
          </p>
        </div>
      </div>
    </aside>
  );
}
