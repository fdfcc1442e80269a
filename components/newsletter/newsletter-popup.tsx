'use client';

import { useState, useSyncExternalStore } from 'react';
import {
  readLocal,
  STORAGE_KEYS,
  subscribeToStorage,
  writeLocal,
} from '@/lib/browser/storage/storage';
import { trafficSource } from '@/lib/browser/analytics/traffic-source';
import { CAMPAIGNS } from './campaigns';
import { PopupCard } from './popup-card';
import { usePopupSchedule } from './use-popup-schedule';

const KEY = STORAGE_KEYS.newsletterDismissed;
const subscribe = (listener: () => void) => subscribeToStorage(KEY, listener);
const isDismissed = () => readLocal(KEY) === 'true';

export function NewsletterPopup() {
  // Read at once: the landing URL may be gone when the pop-up shows.
  const [source] = useState(trafficSource);
  const isOver = useSyncExternalStore(subscribe, isDismissed, () => true);
  const isItsTurn = usePopupSchedule();
  if (isOver || !isItsTurn) return null;
  return <PopupCard campaign={CAMPAIGNS[source]} onClose={() => writeLocal(KEY, 'true')} />;
}
