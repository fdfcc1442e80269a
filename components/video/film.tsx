import { useEffect, useRef, useState } from 'react';
import { logProblem } from '@/lib/browser/log';
import type { Size } from '@/lib/domain/catalog/video-frame';
import { VideoLoading } from './video-states';

type FilmProps = {
  url: string;
  posterUrl: string | null;
  title: string;
  onSize: (size: Size) => void;
  onFail: (reason: string) => void;
};

/** A video file. It begins by itself, since the guest has asked for it; where the browser refuses, its controls remain. */
export function Film({ url, posterUrl, title, onSize, onFail }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    film.current?.play().catch((problem: unknown) => {
      if (problem instanceof DOMException && problem.name === 'NotAllowedError') {
        logProblem('video', 'The browser refused to play the video by itself');
      }
    });
  }, []);

  return (
    <>
      <video
        ref={film}
        src={url}
        poster={posterUrl ?? undefined}
        aria-label={title}
        controls
        autoPlay
        playsInline
        preload="auto"
        className="size-full bg-black object-contain"
        onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => {
          setIsReady(true);
          onSize({ width: videoWidth, height: videoHeight });
        }}
        onError={({ currentTarget: { error } }) =>
          onFail(error?.message || 'The video file did not load')
        }
      />
      {!isReady && <VideoLoading />}
    </>
  );
}
