'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast-store';
import { track } from '@/lib/browser/analytics/track';
import type { SelectionVariant } from '@/lib/domain/stays/selection';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { lazyDialogs } from './lazy-dialogs';

type DialogProps = { cabin: AvailabilityCabin; onClose: () => void };

type CheckAvailabilityButtonProps = {
  cabin: AvailabilityCabin;
  variant: SelectionVariant;
  className?: string;
  children: ReactNode;
};

/** Opens a cabin's calendar, whose code comes when the guest first reaches for it. */
export function CheckAvailabilityButton({
  cabin,
  variant,
  className,
  children,
}: CheckAvailabilityButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const { current, load, preload } = lazyDialogs[variant];

  async function open() {
    const { id, slug } = cabin;
    track('check_availability_click', { cabin_id: id, slug, source: variant });
    const ready = current();
    if (ready) return setDialog(() => ready);
    setIsLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch {
      toast({
        title: 'The calendar didn’t load',
        description: 'Check your connection and try again.',
        tone: 'destructive',
      });
    }
    setIsLoading(false);
  }

  return (
    <>
      <button
        className={className}
        aria-haspopup="dialog"
        // Without scripts, a card's button leads to its cabin.
        data-else={variant === 'modal' ? '#availability' : undefined}
        aria-busy={isLoading || undefined}
        onClick={open}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
      >
        {children}
      </button>
      {Dialog && <Dialog cabin={cabin} onClose={() => setDialog(null)} />}
    </>
  );
}
