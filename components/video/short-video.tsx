import { useEffect, useState } from 'react';
import { logProblem } from '@/lib/browser/log';
import { embedProblem, getVideoEmbed } from '@/lib/browser/api/video-api';
import { ShortVideoMarkup } from './short-video-markup';
import { ShortVideoPlayer, type ShortVideoPlayerProps } from './short-video-player';
import { VideoLoading } from './video-states';

type ShortVideoProps = ShortVideoPlayerProps & { onEscape: () => void };

type Stage = { kind: 'asking' } | { kind: 'markup'; html: string } | { kind: 'player' };

/** The service's markup; failing that, or without a message from it, the service's player; then an error. */
export function ShortVideo({ id, title, onFail, onEscape }: ShortVideoProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'asking' });

  function turnToPlayer(reason: string) {
    logProblem('video', reason);
    setStage({ kind: 'player' });
  }

  useEffect(() => {
    let isWanted = true;
    getVideoEmbed(id).then(
      ({ html }) => isWanted && setStage({ kind: 'markup', html }),
      (error: unknown) => {
        if (!isWanted) return;
        if (!navigator.onLine) return onFail(embedProblem(error));
        logProblem('video', embedProblem(error));
        setStage({ kind: 'player' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, onFail]);

  if (stage.kind === 'asking') return <VideoLoading />;
  if (stage.kind === 'player') return <ShortVideoPlayer id={id} title={title} onFail={onFail} />;
  return (
    <ShortVideoMarkup html={stage.html} title={title} onFail={turnToPlayer} onEscape={onEscape} />
  );
}
