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
        hint="Each video’s link or number, one per line. The first one is shown."
        rows={2}
      />
    </>
  );
}
