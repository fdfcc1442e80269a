'use client';

import { Check } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

const CLOSES_AFTER_MS = 2000;

/** Confirms, then closes the dialog. Takes the focus, since the form that had it is gone. */
export function TextSent({ title, onClose }: { title: string; onClose: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    message.current?.focus();
    const timer = setTimeout(() => close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      ref={message}
      role="status"
      tabIndex={-1}
      className="flex flex-col items-center gap-3 py-8 text-center outline-none"
    >
      <span className="flex size-16 items-center justify-center rounded-full bg-spruce-100 text-spruce-800">
        <Icon shapes={Check} className="size-8" />
      </span>
      <p className="font-display text-title-3 font-semibold">Text sent!</p>
      <p className="text-ink-soft">{title}</p>
    </div>
  );
}
