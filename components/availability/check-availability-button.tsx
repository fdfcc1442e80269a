'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast-store';
import type { AvailabilityCabin, AvailabilityCardCabin } from './availability-cabin';

const loadCardDialog = () => import('./card-dialog');
const loadCabinDialog = () => import('./cabin-dialog');
const CardDialog = lazy(async () => ({ default: (await loadCardDialog()).CardDialog }));
const CabinDialog = lazy(async () => ({ default: (await loadCabinDialog()).CabinDialog }));

type CheckAvailabilityButtonProps = { className?: string; children: ReactNode } & (
  { variant: 'card'; cabin: AvailabilityCardCabin } | { variant: 'modal'; cabin: AvailabilityCabin }
);

/** Opens a cabin's calendar, whose code comes when the guest first reaches for it. */
export function CheckAvailabilityButton(props: CheckAvailabilityButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const load = props.variant === 'card' ? loadCardDialog : loadCabinDialog;
  const preload = () => void load().catch(() => undefined);
  const close = () => setIsOpen(false);

  async function open() {
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
        className={props.className}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={open}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
      >
        {props.children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          {props.variant === 'card' ? (
            <CardDialog cabin={props.cabin} onClose={close} />
          ) : (
            <CabinDialog cabin={props.cabin} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
