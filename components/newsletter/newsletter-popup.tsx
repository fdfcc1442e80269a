'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import {
  readLocal,
  STORAGE_KEYS,
  subscribeToStorage,
  writeLocal,
} from '@/lib/browser/storage/storage';
import { trafficSource } from '@/lib/browser/analytics/traffic-source';
import { logProblem } from '@/lib/browser/log';
import type { CampaignCardProps } from './campaign-card';
import { useIsDue, usePopupSchedule } from './use-popup-schedule';

const KEY = STORAGE_KEYS.newsletterDismissed;
const LOADS_EARLY_MS = 1000;
const subscribe = (listener: () => void) => subscribeToStorage(KEY, listener);
const isDismissed = () => readLocal(KEY) === 'true';

/** The card's code loads shortly before it shows: most visits are over by then, or have dismissed it once. */
export function NewsletterPopup() {
  // Read at once: the landing URL may be gone when the pop-up shows.
  const [source] = useState(trafficSource);
  const isOver = useSyncExternalStore(subscribe, isDismissed, () => true);
  const isItsTurn = usePopupSchedule();
  const isSoon = useIsDue(LOADS_EARLY_MS);
  const [Card, setCard] = useState<ComponentType<CampaignCardProps> | null>(null);
  useEffect(() => {
    if (isOver || !isSoon) return;
    import('./campaign-card').then(
      ({ CampaignCard }) => setCard(() => CampaignCard),
      (error: unknown) => logProblem('newsletter', String(error)),
    );
  }, [isOver, isSoon]);
  if (isOver || !isItsTurn || !Card) return null;
  return <Card source={source} onClose={() => writeLocal(KEY, 'true')} />;
}
