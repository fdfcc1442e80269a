import { useEffect, useEffectEvent, useState } from 'react';
import type { Location } from '@/lib/domain/values/public-location';

const PATIENCE_MS = 20_000;
const REFUSALS: Record<number, string> = {
  1: 'Your browser won’t share your location. Allow it in its settings, or choose the place yourself.',
  2: 'Your device doesn’t know where it is. Choose the place yourself.',
  3: 'Your device couldn’t find its location in time. Try again, or choose the place yourself.',
};

type Options = {
  onFound: (place: Location, accuracyMeters: number) => void;
  /** Gets the reason as a sentence. */
  onRefused: (reason: string) => void;
};

/** Asks the browser for the device's location. */
export function useWhereIAm({ onFound, onRefused }: Options) {
  const [isAsking, setIsAsking] = useState(false);
  const found = useEffectEvent(({ coords }: GeolocationPosition) => {
    setIsAsking(false);
    onFound(coords, coords.accuracy);
  });
  const refused = useEffectEvent((code: number) => {
    setIsAsking(false);
    onRefused(REFUSALS[code] ?? '');
  });

  useEffect(() => {
    if (!isAsking) return;
    let isGone = false;
    navigator.geolocation.getCurrentPosition(
      (position) => !isGone && found(position),
      ({ code }) => !isGone && refused(code),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
    return () => {
      isGone = true;
    };
  }, [isAsking]);

  return { isAsking, ask: () => setIsAsking(true) };
}
