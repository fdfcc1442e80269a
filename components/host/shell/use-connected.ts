import { useSyncExternalStore } from 'react';
import { useOnline } from '@/components/saved/use-online';
import { readIsCut, watchIsCut } from '@/lib/browser/tasks/connection';

/** False while the browser is offline, and after a request without an answer until one gets it. */
export function useConnected(): boolean {
  const isCut = useSyncExternalStore(watchIsCut, readIsCut, () => false);
  return useOnline() && !isCut;
}
