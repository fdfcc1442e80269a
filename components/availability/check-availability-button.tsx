'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast-store';
import { track } from '@/lib/browser/track';
import type { SelectionVariant } from '@/lib/domain/selection';
import type { AvailabilityCabin } from './availability-cabin';

const loadCardDialog = () => import('./card-dialog');
const loadCabinDialog = () => import('./cabin-dialog');
const DIALOGS = {
  card: {
    load: loadCardDialog,
    Dialog: lazy(async () => ({ default: (await loadCardDialog()).CardDialog })),
  },
  modal: {
    load: loadCabinDialog,
    Dialog: lazy(async () => ({ default: (await loadCabinDialog()).CabinDialog })),
  },
};

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
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const { load, Dialog } = DIALOGS[variant];
  const preload = () => void load().catch(() => undefined);
  const close = () => setIsOpen(false);

  async function open() {
    const { id, slug } = cabin;
    track('check_availability_click', { cabin_id: id, slug, source: variant });
    setIsLoading(true);
    try {
      await load();
      setIsOpen(true);
    } catch {
      toast({
        title: 'The calendar did not load',
        description: 'Check your connection and try again.',
        tone: 'destructive',
      });
    }
    setIsLoading(false);
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={open}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog cabin={cabin} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
