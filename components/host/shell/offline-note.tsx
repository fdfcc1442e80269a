'use client';

import { usePathname } from 'next/navigation';
import { useConnected } from './use-connected';

const NOTHING = 'You’re offline. What you see may be out of date, and you can’t save anything.';
const TASKS =
  'You’re offline. What you see may be out of date. We’ll keep what you do and send it later.';

export function OfflineNote() {
  const isConnected = useConnected();
  const text = usePathname() === '/host/tasks' ? TASKS : NOTHING;
  return (
    <p role="status" className="host-offline">
      {isConnected ? '' : text}
    </p>
  );
}
