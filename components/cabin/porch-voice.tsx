import { VoiceWave } from '@/components/ui/voice-wave';
import type { CabinVoice } from '@/lib/domain/catalog/cabin';
import { shop } from '@/lib/shop/shop';
import { voiceLengthText } from '@/lib/copy/voice-length';

type Props = { voice: CabinVoice; title: string };

/** Plays the host's voice in the browser's own player, which loads nothing before a guest presses play. */
export function PorchVoice({ voice, title }: Props) {
  const { url, wave, transcript } = voice;
  const length = voiceLengthText(voice.seconds);
  return (
    <figure className="mt-5 max-w-md">
      <figcaption className="font-semibold">{`Hear ${shop().host} · ${length}`}</figcaption>
      <VoiceWave wave={wave} />
      <audio
        controls
        controlsList="nodownload noplaybackrate"
        preload="none"
        src={url}
        aria-label={`${shop().host} about ${title}, ${length}`}
        className="w-full"
      />
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer py-2">Read it instead</summary>
        <p className="whitespace-pre-line">{transcript}</p>
      </details>
    </figure>
  );
}
