'use client';

import { X } from 'lucide';
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import {
  dismissToast,
  listToasts,
  subscribeToToasts,
  type ShownToast,
} from '@/components/ui/toast-store';

export { toast } from '@/components/ui/toast-store';

const DEFAULT_DURATION_MS = 3000;
const NO_TOASTS: readonly ShownToast[] = [];

/** Removes the toast after its time, which pauses on hover and focus. */
function useExpiry({ id, durationMs = DEFAULT_DURATION_MS }: ShownToast, isHeld: boolean): void {
  const leftMs = useRef(durationMs);
  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [id, isHeld]);
}

function Toast({ message }: { message: ShownToast }) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<Element>(null);
  useExpiry(message, isHovered || hasFocus);
  const { id, action, tone } = message;

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setHasFocus(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  function leave() {
    dismissToast(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    <li
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={onFocus}
      onBlur={() => setHasFocus(false)}
      className={joinClasses(
        'pointer-events-auto flex w-full max-w-sm items-start gap-2 rounded-card py-2 pr-2 pl-5 text-white shadow-raised on-dark transition duration-200 starting:translate-y-2 starting:opacity-0',
        tone === 'destructive' ? 'bg-ember-800' : 'bg-spruce-900',
      )}
    >
      <div className="grow py-2.5">
        <p className="font-semibold">{message.title}</p>
        {message.description && <p className="mt-0.5 text-sm">{message.description}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            leave();
            action.onClick();
          }}
          className="min-h-11 shrink-0 cursor-pointer rounded-full px-3.5 font-semibold text-dawn-300 underline underline-offset-4 hover:bg-white/15"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={leave}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-white/15 focus-visible:outline-white"
      >
        <Icon shapes={X} className="size-4" />
      </button>
    </li>
  );
}

/** Rendered directly under <body>, because an open dialog makes everything else inert. */
export function Toaster() {
  const messages = useSyncExternalStore(subscribeToToasts, listToasts, () => NO_TOASTS);
  return (
    <section aria-label="Notifications" data-over-dialogs>
      {/* An empty list needs no styles, so they stay out of the first paint. */}
      <ol
        aria-live="polite"
        aria-relevant="additions"
        className={messages.length > 0 ? 'toasts' : undefined}
      >
        {messages.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
}
