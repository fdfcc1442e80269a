'use client';

import { useRef } from 'react';
import { AreaField, SelectField, TextField } from '@/components/host/form/fields';
import { toOption } from '@/components/host/copy/option';
import styles from './film-form.module.css';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import { formatTimecode } from '@/lib/domain/catalog/tour';
import {
  filmFormSchema,
  type Film,
  type FilmForm as Fields,
  type HostFilm,
} from '@/lib/schemas/host/film/film';

export type SaveFilm = (cabinId: string, form: Fields, seen: Film | null) => Answer;

type Props = { cabin: HostFilm; start: Fields; save: SaveFilm };

const addLine = (text: string, line: string) => (text.trim() ? `${text.trimEnd()}\n${line}` : line);

export function FilmForm({ cabin, start, save }: Props) {
  const { id, videoUrl, film, pictures } = cabin;
  const video = useRef<HTMLVideoElement>(null);
  const form = useHostForm({
    id: 'film',
    schema: filmFormSchema,
    draft: `film-${id}`,
    start,
    action: (fields: Fields) => save(id, fields, film),
    done: 'Saved.',
  });
  const { fields } = form;
  const posters = pictures.map(({ imageUrl, description }, at) =>
    toOption(imageUrl, description || `Picture ${at + 1}`),
  );
  const isElsewhere = fields.posterUrl !== '' && posters.every(([url]) => url !== fields.posterUrl);
  const partsId = form.field('parts').id;

  function addPart() {
    const at = formatTimecode(video.current?.currentTime ?? 0);
    form.change({ parts: addLine(fields.parts, `${at} `) });
    document.getElementById(partsId)?.focus();
  }

  return (
    <HostForm form={form} onSubmit={() => form.send(fields)}>
      <video
        ref={video}
        src={videoUrl}
        poster={fields.posterUrl || undefined}
        controls
        muted
        playsInline
        preload="metadata"
        aria-label="The film"
        className={styles.film}
        onLoadedMetadata={({ currentTarget: { duration } }) => {
          if (fields.length === '' && Number.isFinite(duration)) {
            form.change({ length: formatTimecode(Math.max(1, duration)) });
          }
        }}
      />
      <SelectField
        {...form.choice('posterUrl', 'First picture')}
        hint="Shown until the film plays."
        options={[
          ...(fields.posterUrl === '' ? [toOption('', 'Choose a picture')] : []),
          ...(isElsewhere ? [toOption(fields.posterUrl, 'Keep the current one')] : []),
          ...posters,
        ]}
      />
      <div className={styles.row}>
        <TextField
          {...form.field('length', 'Length')}
          hint="Minutes and seconds, such as 1:24."
          autoComplete="off"
          required
        />
        <TextField {...form.field('uploadedOn', 'Online since')} type="date" required />
      </div>
      <AreaField
        {...form.field('parts', 'Chapters')}
        hint="One per line: the start time and what you see, such as 0:12 Kitchen."
        rows={6}
        maxLength={4000}
      />
      <Button variant="secondary" size="small" onClick={addPart}>
        Add a chapter at the current time
      </Button>
      <AreaField
        {...form.field('transcript', 'Description and transcript')}
        hint="For people who can’t see or hear it. Leave an empty line between paragraphs."
        rows={8}
        maxLength={20_000}
      />
      <SubmitButton form={form}>Save the page</SubmitButton>
    </HostForm>
  );
}
