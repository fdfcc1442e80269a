'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

const GOES: Record<string, string> = {
  t: '/host',
  c: '/host/calendar',
  b: '/host/bookings',
  m: '/host/messages',
  n: '/host/bookings/new',
};
const KEYS = [
  ['?', 'Show this list'],
  ['g then t, c, b, m', 'Today, calendar, bookings, messages'],
  ['g then n', 'New booking'],
  ['Arrows', 'Move in the calendar'],
  ['Shift + arrows', 'Select nights, over one or several cabins'],
  ['Enter', 'Change the selected nights'],
  ['Escape', 'Clear the selection, or close'],
];
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useEffect(() => {
    let before = '';
    function onKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (isTyping(target) || ctrlKey || metaKey || altKey) return;
      const path = before === 'g' ? GOES[key] : undefined;
      before = key;
      if (path) router.push(path);
      if (key === '?' && !dialog.current?.open) dialog.current?.showModal();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [router]);
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
      <dialog ref={dialog} aria-labelledby="shortcuts-heading" className="host-dialog">
        <h2 id="shortcuts-heading">Keyboard shortcuts</h2>
        <dl>
          {KEYS.map(([keys, does]) => (
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
