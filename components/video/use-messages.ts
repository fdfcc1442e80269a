import { useEffect, useRef } from 'react';

/** Subscribes to `message` events of the window while mounted. */
export function useMessages(receive: (event: MessageEvent<unknown>) => void): void {
  const latest = useRef(receive);
  useEffect(() => {
    latest.current = receive;
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => latest.current(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
}
