'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { LEAVE_EVENT } from './leave-event';
import styles from './dialog.module.css';
import { Button } from '@/components/ui/button';
import type { KeyedPage } from '@/lib/http/console-access';

const KEYS = [
  ['Arrows', 'Move in the calendar'],
  ['Shift + arrows', 'Select nights, over one or several cabins'],
  ['Enter', 'Change the selected nights'],
  ['Escape', 'Clear the selection, or close'],
  ['?', 'Show this list'],
] as const;
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Keyboard shortcuts for these pages, and the list of shortcuts. */
export function Shortcuts({ pages }: { pages: readonly KeyedPage[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => {
    let before = '';
    function onKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (isTyping(target) || ctrlKey || metaKey || altKey) return;
      const page = before === 'g' && pages.find((each) => each.key === key);
      before = key;
      if (page) {
        document.dispatchEvent(new Event(LEAVE_EVENT));
        router.push(page.href);
      }
      if (key === '?' && !dialog.current?.open) dialog.current?.showModal();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [router, pages]);
  const goes = pages.map(({ key, title }) => [`g then ${key}`, title] as const);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label="Keyboard shortcuts"
        onClick={() => dialog.current?.showModal()}
      >
        ?
      </Button>
      <dialog ref={dialog} aria-labelledby="shortcuts-heading" className={styles.dialog}>
        <h2 id="shortcuts-heading">Keyboard shortcuts</h2>
        <dl>
          {[...goes, ...KEYS].map(([keys, does]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <Button type="submit">Close</Button>
        </form>
      </dialog>
    </>
  );
}
