'use client';

import { useEffect, useState } from 'react';
import { logProblem } from '@/lib/browser/log';
import { INVALID_SHORT_VIDEO_LINK, isVideoId, shortVideoPage } from '@/lib/domain/catalog/video';
import { videoRatio } from '@/lib/domain/catalog/video-frame';
import { shop } from '@/lib/shop/shop';
import { ShortVideo } from './short-video';
import { VideoOverlay } from './video-overlay';
import { VideoProblem } from './video-states';

type EmbedModalProps = { id: string; title: string; onClose: () => void };

/** A short video over the page; the whole screen on phones (product §2.9). */
export function EmbedModal({ id, title, onClose }: EmbedModalProps) {
  const [failure, setFailure] = useState(isVideoId(id) ? null : INVALID_SHORT_VIDEO_LINK);
  const pageUrl = isVideoId(id)
    ? shortVideoPage(shop().tiktokHandle, id)
    : (shop().social[0]?.url ?? '/');

  useEffect(() => {
    if (failure !== null) logProblem('video', failure);
  }, [failure]);

  return (
    <VideoOverlay title={title} ratio={videoRatio(true, null)} fillsPhone onClose={onClose}>
      {failure === null ? (
        <ShortVideo id={id} title={title} onFail={setFailure} onEscape={onClose} />
      ) : (
        <VideoProblem isShortVideo pageUrl={pageUrl} />
      )}
    </VideoOverlay>
  );
}
