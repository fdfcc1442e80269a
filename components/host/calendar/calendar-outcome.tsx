'use client';

import { useRef } from 'react';
import type { CalendarChanges } from './use-calendar-changes';
import { Button } from '@/components/ui/button';

/** Says what the last change did and offers Undo. It stays until the next change, whether or not the panel is open. */
export function CalendarOutcome({
  changes: { done, isPending, undo },
}: {
  changes: CalendarChanges;
}) {
  const line = useRef<HTMLParagraphElement>(null);
  const changeId = done?.changeId;
  return (
    <p ref={line} role="status" tabIndex={-1} className="host-outcome">
      {done && <span>{done.text}</span>}
      {changeId && (
        <Button
          size="small"
          variant="secondary"
          disabled={isPending}
          onClick={() => {
            // The button disappears with the change.
            line.current?.focus();
            undo(changeId);
          }}
        >
          Undo
        </Button>
      )}
    </p>
  );
}
