'use client';

import { useState, useSyncExternalStore } from 'react';
import { readLocal, STORAGE_KEYS, subscribeToStorage, writeLocal } from '@/lib/browser/storage';
import { trafficSource } from '@/lib/browser/traffic-source';
import { CAMPAIGNS } from './campaigns';
import { PopupCard } from './popup-card';
import { usePopupTurn } from './use-popup-turn';

const KEY = STORAGE_KEYS.newsletterDismissed;
const subscribe = (listener: () => void) => subscribeToStorage(KEY, listener);
const isDismissed = () => readLocal(KEY) === 'true';

export function NewsletterPopup() {
  // At once: the address of arrival may be gone by the time the card shows.
  const [source] = useState(trafficSource);
  const isOver = useSyncExternalStore(subscribe, isDismissed, () => true);
  const isItsTurn = usePopupTurn();
  if (isOver || !isItsTurn) return null;
  return <PopupCard campaign={CAMPAIGNS[source]} onClose={() => writeLocal(KEY, 'true')} />;
}
