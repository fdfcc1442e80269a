import { useEffect, useState } from 'react';
import { logProblem } from '@/lib/browser/log';
import { embedProblem, getVideoEmbed } from '@/lib/browser/video-api';
import { ShortVideoMarkup } from './short-video-markup';
import { ShortVideoPlayer } from './short-video-player';
import { VideoLoading } from './video-states';

export type ShortVideoProps = {
  id: string;
  title: string;
  onFail: (reason: string) => void;
  onEscape: () => void;
};

type Stage = { kind: 'asking' } | { kind: 'markup'; html: string } | { kind: 'player' };

/** The service's own markup; without it, or when it stays silent, the service's player; then it has failed. */
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
