import { useRef, useState } from 'react';
import { paths } from '@/lib/paths';
import { readNews } from './embed-news';
import type { ShortVideoProps } from './short-video';
import { useFocusBack } from './use-focus-back';
import { useMessages } from './use-messages';
import { usePatience } from './use-patience';
import { VideoLoading } from './video-states';

const PATIENCE_MS = 5000;

type Props = Omit<ShortVideoProps, 'id'> & { html: string };

/** The markup comes from a stranger: it lives in an origin of its own, from where it reaches nothing of the site. */
export function ShortVideoMarkup({ html, title, onFail, onEscape }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusBack(frame);
  const [isReady, setIsReady] = useState(false);
  usePatience(isReady ? null : PATIENCE_MS, () => onFail('The embed did not show anything'));
  useMessages(({ source, data }) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    const news = readNews(data);
    if (news === 'ready') setIsReady(true);
    if (news === 'failed' && !isReady) onFail("The embed's script did not load");
    if (news === 'escape') onEscape();
  });
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={paths.videoFrame}
        sandbox="allow-scripts allow-popups"
        allow="autoplay; fullscreen; encrypted-media"
        // A sandboxed frame has an opaque origin, so the target cannot be named; the markup is no secret.
        onLoad={() => frame.current?.contentWindow?.postMessage({ videoMarkup: html }, '*')}
        className="absolute inset-0 size-full border-0"
      />
      {!isReady && <VideoLoading />}
    </>
  );
}
