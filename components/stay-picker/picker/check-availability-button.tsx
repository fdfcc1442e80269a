'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast-store';
import { track } from '@/lib/browser/analytics/track';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { lazyDialogs } from './lazy-dialogs';

type DialogProps = { cabin: AvailabilityCabin; onClose: () => void };

type CheckAvailabilityButtonProps = {
  cabin: AvailabilityCabin;
  children: ReactNode;
};

/** The button of a card: opens the cabin's calendar, whose code comes when the guest first reaches for it. */
export function CheckAvailabilityButton({ cabin, children }: CheckAvailabilityButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const { current, load, preload } = lazyDialogs.card;

  async function open() {
    const { id, slug } = cabin;
    track('check_availability_click', { cabin_id: id, slug, source: 'card' });
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
        aria-haspopup="dialog"
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
