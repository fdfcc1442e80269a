'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { NEW_BOOKING, PAGES, pagesOf } from './host-pages';
import { LEAVE_EVENT } from './leave-event';
import styles from './dialog.module.css';
import { Button } from '@/components/ui/button';
import type { StaffRole } from '@/lib/schemas/host/staff/staff';

const GOES = [...PAGES, NEW_BOOKING];

const KEYS = [
  ['Arrows', 'Move in the calendar'],
  ['Shift + arrows', 'Select nights, over one or several cabins'],
  ['Enter', 'Change the selected nights'],
  ['Escape', 'Clear the selection, or close'],
  ['?', 'Show this list'],
] as const;
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Keys for every page that the role may open, and their list. */
export function Shortcuts({ role }: { role: StaffRole }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => {
    let before = '';
    function onKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (isTyping(target) || ctrlKey || metaKey || altKey) return;
      const page = before === 'g' && pagesOf(role, GOES).find((each) => each.key === key);
      before = key;
      if (page) {
        document.dispatchEvent(new Event(LEAVE_EVENT));
        router.push(page.href);
      }
      if (key === '?' && !dialog.current?.open) dialog.current?.showModal();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [router, role]);
  const goes = pagesOf(role, GOES).map(({ key, label }) => [`g then ${key}`, label] as const);
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
