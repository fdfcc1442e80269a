'use client';

import { useEffect, useMemo, useState, type ComponentProps } from 'react';
import { logProblem } from '@/lib/browser/log';
import { classifyVideo, type VideoSource } from '@/lib/domain/catalog/video';
import { videoRatio, type Size } from '@/lib/domain/catalog/video-frame';
import { Film } from './film';
import { HostedPlayer } from './hosted-player';
import { ShortVideo } from './short-video';
import type { TourDates } from './tour-end';
import { VideoOverlay } from './video-overlay';
import { VideoProblem } from './video-states';

type TourModalProps = { title: string; url: string; dates: TourDates; onClose: () => void };

const isShort = (source: VideoSource) =>
  source.kind === 'short-video' || (source.kind === 'refused' && source.isShortVideo);
const isPortrait = (source: VideoSource) =>
  isShort(source) || (source.kind === 'player' && source.isPortrait);

/** A video tour over the page, wherever its address leads (product §2.9). */
export function TourModal({ title, url, dates, onClose }: TourModalProps) {
  const source = useMemo(() => classifyVideo(url, window.location.origin), [url]);
  const [realSize, setRealSize] = useState<Size | null>(null);
  const [failure, setFailure] = useState(source.kind === 'refused' ? source.reason : null);

  useEffect(() => {
    if (failure !== null) logProblem('video', failure);
  }, [failure]);

  const ratio = videoRatio(isPortrait(source), realSize);
  return (
    <VideoOverlay title={title} ratio={ratio} onClose={onClose}>
      {failure !== null ? (
        <VideoProblem isShortVideo={isShort(source)} pageUrl={source.pageUrl} />
      ) : (
        <Player
          source={source}
          title={title}
          onSize={setRealSize}
          dates={dates}
          onFail={setFailure}
          onClose={onClose}
        />
      )}
    </VideoOverlay>
  );
}

type PlayerProps = Omit<ComponentProps<typeof Film>, 'url' | 'posterUrl'> & { source: VideoSource };

function Player({ source, ...film }: PlayerProps) {
  const { title, onFail, onClose } = film;
  switch (source.kind) {
    case 'file':
      return <Film {...film} url={source.url} posterUrl={source.posterUrl} />;
    case 'short-video':
      return <ShortVideo id={source.id} title={title} onFail={onFail} onEscape={onClose} />;
    case 'player':
      return <HostedPlayer url={source.playerUrl} title={title} onFail={onFail} />;
    case 'refused':
      return null;
  }
}
