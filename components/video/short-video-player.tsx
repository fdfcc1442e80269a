import { useRef, useState } from 'react';
import { shortVideoPlayer } from '@/lib/domain/catalog/video';
import { useFocusBack } from './use-focus-back';
import { useMessages } from './use-messages';
import { useTimeout } from './use-timeout';
import { VideoLoading } from './video-states';

const ORIGIN = 'https://www.tiktok.com';
const LOAD_TIMEOUT_MS = 15_000;
// An error page of the browser also fires load, and sends no message.
const TIMEOUT_AFTER_LOAD_MS = 6000;

const typeOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'x-tiktok-player' in data && 'type' in data
    ? data.type
    : null;

export type ShortVideoPlayerProps = { id: string; title: string; onFail: (reason: string) => void };

/** The provider's player in a frame of the provider's own origin. */
export function ShortVideoPlayer({ id, title, onFail }: ShortVideoPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusBack(frame);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const timeoutMs = isLoaded ? TIMEOUT_AFTER_LOAD_MS : LOAD_TIMEOUT_MS;
  useTimeout(isReady ? null : timeoutMs, () => onFail('Failed to load TikTok video'));
  useMessages(({ origin, source, data }) => {
    if (origin !== ORIGIN || source !== frame.current?.contentWindow) return;
    const type = typeOf(data);
    if (type === 'onError' || type === 'onPlayerError') onFail('Failed to load TikTok video');
    else if (type !== null) setIsReady(true);
  });
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={shortVideoPlayer(id)}
        sandbox="allow-scripts allow-same-origin allow-popups"
        allow="autoplay; fullscreen; encrypted-media"
        onLoad={() => setIsLoaded(true)}
        // A frame may show the browser's own error page until it has loaded.
        className={`absolute inset-0 size-full border-0 ${isReady ? '' : 'opacity-0'}`}
      />
      {!isReady && <VideoLoading />}
    </>
  );
}
