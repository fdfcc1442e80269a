'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { askStayWorker, keepStayCopy, type StayCopy } from '@/lib/browser/stay-copy';

type Props = {
  path: string;
  /** The day on which the copy is erased. */
  lastDay: string;
};

/** Saves the page on the guest's device for when there is no signal, says so, and removes it on request. */
export function StayCopyNote({ path, lastDay }: Props) {
  const [copy, setCopy] = useState<StayCopy>('none');
  useEffect(() => keepStayCopy(path, setCopy), [path]);
  const isSaved = copy === 'saved';
  return (
    <div className="mt-8 print:hidden">
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isSaved && `This page is saved on this device until ${lastDay}, so it opens offline too.`}
        {copy === 'removed' &&
          'This page isn’t saved on this device, so it needs a signal to open.'}
      </p>
      {copy !== 'none' && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          onClick={() => askStayWorker(isSaved ? 'remove' : 'save', path, setCopy)}
        >
          {isSaved ? 'Remove from this device' : 'Save on this device'}
        </Button>
      )}
    </div>
  );
}
