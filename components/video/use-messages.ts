import { useEffect, useRef } from 'react';

/** Hands over what other windows send to this one, as long as the component is there. */
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
