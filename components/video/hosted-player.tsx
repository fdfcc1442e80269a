import { useEffect, useRef, useState } from 'react';
import { useFocusBack } from './use-focus-back';
import { useTimeout } from './use-timeout';
import { VideoLoading } from './video-states';

const LOAD_TIMEOUT_MS = 15_000;

type HostedPlayerProps = { url: string; title: string; onFail: (reason: string) => void };

/** Another service's player in a frame. A frame cannot report a failure, so the service is also fetched. */
export function HostedPlayer({ url, title, onFail }: HostedPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  useFocusBack(frame);
  useTimeout(isReady ? null : LOAD_TIMEOUT_MS, () => onFail('The player did not load in time'));

  useEffect(() => {
    let isWanted = true;
    fetch(url, { mode: 'no-cors', credentials: 'omit' }).catch(() => {
      if (isWanted) onFail('The player cannot be reached');
    });
    return () => {
      isWanted = false;
    };
  }, [url, onFail]);

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={url}
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setIsReady(true)}
        // A frame may show the browser's own error page until it has loaded.
        className={`absolute inset-0 size-full border-0 ${isReady ? '' : 'opacity-0'}`}
      />
      {!isReady && <VideoLoading />}
    </>
  );
}
