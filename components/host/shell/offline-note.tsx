'use client';

import { usePathname } from 'next/navigation';
import { useOnline } from '@/components/saved/use-online';

const NOTHING = 'You are offline. What you see may be old, and nothing can be saved.';
const TASKS = 'You are offline. What you see may be old; what you do here is kept and sent later.';

export function OfflineNote() {
  const isOnline = useOnline();
  const text = usePathname() === '/host/tasks' ? TASKS : NOTHING;
  return (
    <p role="status" className="host-offline">
      {isOnline ? '' : text}
    </p>
  );
}
