'use client';

import { useRef } from 'react';
import type { CalendarChanges } from './use-calendar-changes';
import { Button } from '@/components/ui/button';

/** What the last change did, and the way back; it stays until the next change, whether the panel is open or not. */
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
            // The button goes with the change.
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
