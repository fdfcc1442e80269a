import { z } from 'zod';
import { parseParts, parseTimecode } from '../../../domain/host/film-parts.ts';
import {
  calendarDateSchema,
  intSchema,
  longTextSchema,
  parsedBy,
  typedDateSchema,
  uuidSchema,
} from '../../fields.ts';
import { hostPhotosSchema } from '../photos.ts';

const FILM_LIMITS = { seconds: 3600, parts: 4000, transcript: 20_000 };

/** The page of a film; `durationSeconds` can have one decimal. */
export const filmSchema = z.strictObject({
  posterUrl: z.string().min(1).max(490),
  durationSeconds: z.number().min(1).max(FILM_LIMITS.seconds),
  uploadedOn: calendarDateSchema,
  chapters: z.array(z.strictObject({ seconds: z.number(), title: z.string() })),
  transcript: z.string(),
});
export type Film = z.infer<typeof filmSchema>;

/** The response of `host_film`. */
export const hostFilmSchema = z.object({
  id: uuidSchema,
  slug: z.string(),
  title: z.string(),
  live: z.boolean(),
  videoUrl: z.string(),
  film: filmSchema.nullable(),
  pictures: hostPhotosSchema.shape.photos,
});
export type HostFilm = z.infer<typeof hostFilmSchema>;

/** The page of a film as the form has it: the length as "0:24", and a chapter per line as "0:05 Kitchen". */
export const filmFormSchema = z
  .strictObject({
    posterUrl: z.string().min(1).max(490),
    length: z
      .string()
      .transform(parsedBy(parseTimecode, 'Not minutes and seconds'))
      .pipe(intSchema(1, FILM_LIMITS.seconds)),
    uploadedOn: typedDateSchema,
    parts: longTextSchema(FILM_LIMITS.parts).transform(parsedBy(parseParts, 'Not parts in order')),
    transcript: longTextSchema(FILM_LIMITS.transcript),
  })
  .refine(({ length, parts }) => (parts.at(-1)?.seconds ?? 0) < length, {
    error: 'A part begins after the end',
    path: ['parts'],
  })
  .transform(({ length, parts, ...film }): Film => ({
    ...film,
    durationSeconds: length,
    chapters: parts,
  }));
export type FilmForm = z.input<typeof filmFormSchema>;
