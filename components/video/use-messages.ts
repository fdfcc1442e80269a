import { useEffect, useEffectEvent } from 'react';

/** Subscribes to `message` events of the window while mounted. */
export function useMessages(receive: (event: MessageEvent<unknown>) => void): void {
  const take = useEffectEvent(receive);
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => take(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
}
