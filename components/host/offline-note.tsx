'use client';

import { useOnline } from '@/components/saved/use-online';

export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p role="status" className="host-offline">
      {isOnline ? '' : 'You are offline. What you see may be old, and nothing can be saved.'}
    </p>
  );
}
