'use client';

import { useSyncExternalStore, type MouseEvent } from 'react';
import { joinClasses } from '@/components/ui/class-names';
import { openOverlay } from '@/components/ui/dialog/overlay-store';
import { isCabinSaved, subscribeToSavedCabins } from '@/lib/browser/storage/saved-cabins';
import styles from './save-button.module.css';
import { removeAndSay, saveAndSay } from './toggle-saved';

type SaveButtonProps = {
  cabin: { id: string; slug: string; title: string; city: string; heroImageUrl: string };
  className?: string;
};

function beat(heart: HTMLElement): void {
  if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return;
  const timing = { duration: 320, easing: 'ease-out', pseudoElement: '::before' };
  heart.animate?.({ scale: [1, 1.4, 0.9, 1] }, timing);
}

/**
 * The heart of a cabin. Saving offers to text the link; removing offers to undo it. No button of a card stands in a form:
 * without a type, which a list would name 75 times, each is the same.
 */
export function SaveButton({ cabin, className }: SaveButtonProps) {
  const { slug, title } = cabin;
  const isOn = useSyncExternalStore(
    subscribeToSavedCabins,
    () => isCabinSaved(slug),
    () => false,
  );

  function onClick({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari focuses no button on a click, and a dialog returns the focus to what had it.
    currentTarget.focus();
    if (isOn) return removeAndSay(cabin);
    if (!saveAndSay(cabin)) return;
    beat(currentTarget);
    void openOverlay(async (close) => {
      const { TextDialog } = await import('@/components/saved/text-dialog');
      return <TextDialog cabin={cabin} onClose={close} />;
    });
  }

  return (
    <button
      aria-pressed={isOn}
      aria-label={`Save ${title}`}
      className={joinClasses(styles.heart, className)}
      onClick={onClick}
    />
  );
}
