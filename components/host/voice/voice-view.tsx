import Link from 'next/link';
import { ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import type { Answer } from '@/components/host/form/use-action';
import { VoiceMaker, type VoiceUploadActions } from './voice-maker';
import { VoiceTextForm } from './voice-text-form';
import { VoiceWave } from '@/components/ui/voice-wave';
import { paths } from '@/lib/http/paths';
import {
  hostVoiceUrl,
  type HostVoice,
  type VoiceCabin,
  type VoiceText,
} from '@/lib/schemas/host/voice';

type Actions = VoiceUploadActions & {
  saveTranscript: (cabinId: string, text: VoiceText, seen: HostVoice) => Answer;
  removeVoice: (cabinId: string, seen: HostVoice) => Answer;
};
type Props = { cabin: VoiceCabin; actions: Actions };

/** Up to twenty seconds of the host's voice for the cabin's page. */
export function VoiceView({ cabin, actions }: Props) {
  const { id, slug, title, live, voice } = cabin;
  return (
    <>
      <Link href={`/host/cabins/${slug}`}>Back to {title}</Link>
      <h1>Your voice at {title}</h1>
      <p>
        Twenty seconds of your voice can do what no picture can. Guests find it next to your review
        of the cabin and on its first picture, and it only plays when they press play.
      </p>
      {voice && (
        <Card heading="On the page" className="host-form">
          <VoiceWave wave={voice.wave} />
          <audio
            controls
            preload="none"
            src={hostVoiceUrl(slug, voice.url)}
            aria-label="Your voice on the page"
            style={{ width: '100%' }}
          />
          <p>
            {live ? 'Guests hear it now.' : 'Guests hear it once the cabin is live.'}{' '}
            {live && <a href={paths.cabin(slug)}>See it on the site</a>}
          </p>
          <VoiceTextForm
            key={JSON.stringify(voice)}
            cabinId={id}
            voice={voice}
            save={actions.saveTranscript}
          />
          <ConfirmButton
            variant="quiet"
            question="This deletes the recording and its transcript."
            confirm="Remove your voice"
            work={actions.removeVoice.bind(null, id, voice)}
          >
            Remove your voice
          </ConfirmButton>
        </Card>
      )}
      <Card heading={voice ? 'Record it again' : 'Record it'} className="host-form">
        <VoiceMaker cabin={cabin} actions={actions} />
      </Card>
    </>
  );
}
