import type { CabinEditor } from './use-cabin-form';
import { videoHint } from '@/components/host/film/video-hint';
import { AreaField, TextField } from '@/components/host/form/fields';

export function CabinVideo({ editor: { fields, text } }: { editor: CabinEditor }) {
  return (
    <>
      <TextField
        {...text('videoTourUrl', 'Video tour')}
        hint={videoHint(fields.videoTourUrl)}
        inputMode="url"
        autoComplete="off"
        maxLength={500}
      />
      <AreaField
        {...text('tiktokIds', 'TikTok videos')}
        hint="The link or the number of each video, one on each line; the first one is shown."
        rows={2}
      />
    </>
  );
}
