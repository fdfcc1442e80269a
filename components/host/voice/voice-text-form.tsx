'use client';

import { AreaField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { VOICE_LIMITS } from '@/lib/domain/host/voice-file';
import { voiceTextSchema, type HostVoice, type VoiceText } from '@/lib/schemas/host/voice';

type Props = {
  cabinId: string;
  voice: HostVoice;
  save: (cabinId: string, text: VoiceText, seen: HostVoice) => Answer;
};

/** Corrects the transcript of the recording. */
export function VoiceTextForm({ cabinId, voice, save }: Props) {
  const form = useHostForm({
    id: 'voice',
    schema: voiceTextSchema,
    draft: `voice-${cabinId}`,
    start: { transcript: voice.transcript },
    action: (text: VoiceText) => save(cabinId, text, voice),
    done: 'Saved.',
  });
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      <AreaField
        {...form.field('transcript', 'Transcript')}
        rows={4}
        maxLength={VOICE_LIMITS.transcript}
        required
      />
      <SubmitButton form={form} variant="secondary" size="small">
        Save transcript
      </SubmitButton>
    </HostForm>
  );
}
