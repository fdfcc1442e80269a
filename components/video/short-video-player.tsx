import { useRef, useState } from 'react';
import { shortVideoPlayer } from '@/lib/domain/catalog/video';
import type { ShortVideoProps } from './short-video';
import { useFocusBack } from './use-focus-back';
import { useMessages } from './use-messages';
import { usePatience } from './use-patience';
import { VideoLoading } from './video-states';

const ORIGIN = 'https://www.tiktok.com';
const MAX_SILENCE_MS = 15_000;
// A frame that shows the browser's own error page has loaded at once, and says nothing.
const SILENCE_AFTER_LOAD_MS = 6000;

const typeOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'x-tiktok-player' in data && 'type' in data
    ? data.type
    : null;

/** The provider's player in a frame of the provider's own origin, and so as far from the site as the markup. */
export function ShortVideoPlayer({ id, title, onFail }: Omit<ShortVideoProps, 'onEscape'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusBack(frame);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const patience = isLoaded ? SILENCE_AFTER_LOAD_MS : MAX_SILENCE_MS;
  usePatience(isReady ? null : patience, () => onFail('Failed to load TikTok video'));
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
        className="absolute inset-0 size-full border-0"
      />
      {!isReady && <VideoLoading />}
    </>
  );
}
