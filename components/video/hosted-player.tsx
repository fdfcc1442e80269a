import { useEffect, useRef, useState } from 'react';
import { useFocusBack } from './use-focus-back';
import { usePatience } from './use-patience';
import { VideoLoading } from './video-states';

const PATIENCE_MS = 15_000;

type HostedPlayerProps = { url: string; title: string; onFail: (reason: string) => void };

/** Another service's player. A frame cannot tell that it failed, so the service is called upon at the same time. */
export function HostedPlayer({ url, title, onFail }: HostedPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  useFocusBack(frame);
  usePatience(isReady ? null : PATIENCE_MS, () => onFail('The player did not load in time'));

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
        className="absolute inset-0 size-full border-0"
      />
      {!isReady && <VideoLoading />}
    </>
  );
}
