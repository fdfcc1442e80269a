import { useSyncExternalStore } from 'react';
import { isConnected, watchConnection } from '@/lib/browser/tasks/connection';

export const useConnected = (): boolean =>
  useSyncExternalStore(watchConnection, isConnected, () => true);
