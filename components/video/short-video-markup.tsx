import { useRef, useState } from 'react';
import { paths } from '@/lib/http/paths';
import { useFocusBack } from './use-focus-back';
import { useMessages } from './use-messages';
import { useTimeout } from './use-timeout';
import { VideoLoading } from './video-states';

/** Messages from the frame around a provider's markup. */
type EmbedMessage = 'ready' | 'failed' | 'escape';

const MESSAGES: readonly unknown[] = ['ready', 'failed', 'escape'] satisfies EmbedMessage[];

export function readEmbedMessage(data: unknown): EmbedMessage | null {
  const message =
    typeof data === 'object' && data !== null && 'videoEmbed' in data && data.videoEmbed;
  return MESSAGES.includes(message) ? (message as EmbedMessage) : null;
}

const LOAD_TIMEOUT_MS = 5000;

type Props = {
  html: string;
  title: string;
  onFail: (reason: string) => void;
  onEscape: () => void;
};

/** Untrusted markup, sandboxed in a frame of an opaque origin. */
export function ShortVideoMarkup({ html, title, onFail, onEscape }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusBack(frame);
  const [isReady, setIsReady] = useState(false);
  useTimeout(isReady ? null : LOAD_TIMEOUT_MS, () => onFail('The embed did not show anything'));
  useMessages(({ source, data }) => {
    if (source === null || source !== frame.current?.contentWindow) return;
    const message = readEmbedMessage(data);
    if (message === 'ready') setIsReady(true);
    if (message === 'failed' && !isReady) onFail("The embed's script did not load");
    if (message === 'escape') onEscape();
  });
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={paths.videoFrame}
        sandbox="allow-scripts allow-popups"
        allow="autoplay; fullscreen; encrypted-media"
        // The frame's origin is opaque, so the target is '*'; the markup isn't secret.
        onLoad={() => frame.current?.contentWindow?.postMessage({ videoMarkup: html }, '*')}
        // A frame may show the browser's own error page until it has loaded.
        className={`absolute inset-0 size-full border-0 ${isReady ? '' : 'opacity-0'}`}
      />
      {!isReady && <VideoLoading />}
    </>
  );
}
