import 'server-only';
import { z } from 'zod';
import { photoIdOf, readReviewPhoto, removePhotoFiles } from '@/lib/data/reviews/review-photos';
import { readHost, toJson, writeHost } from '@/lib/data/staff/staff';
import {
  hostReviewsSchema,
  importedSchema,
  importPreviewSchema,
  type answerSchema,
  type reviewChangeSchema,
  type ReviewFilter,
  type reviewImportSchema,
} from '@/lib/schemas/host/reviews';

type Wanted = { filter: ReviewFilter; slug: string | null; offset: number };

export const getReviews = ({ filter, slug, offset }: Wanted) =>
  readHost(
    'host_reviews',
    { p_filter: filter, p_offset: offset, ...(slug && { p_slug: slug }) },
    hostReviewsSchema,
  );

export const setReview = (
  id: string,
  { state, reason, seen }: z.output<typeof reviewChangeSchema>,
) =>
  // The generated types don't allow null arguments.
  writeHost('host_set_review', {
    p_id: id,
    p_state: state,
    p_reason: reason as string,
    p_seen: seen,
  });

export const answerReview = (id: string, { answer, seen }: z.output<typeof answerSchema>) =>
  writeHost('host_answer_review', { p_id: id, p_answer: answer, p_seen: seen });

const deletedSchema = z.object({ photos: z.array(z.string()) });

/** Deletes a hidden review with its photos. */
export async function deleteReview(id: string) {
  const result = await writeHost('host_delete_review', { p_id: id }, deletedSchema);
  if (result.ok) await removePhotoFiles(result.data.photos);
  return result;
}

type Import = z.output<typeof reviewImportSchema>;

export const previewImport = (input: Import) =>
  readHost('host_preview_review_import', { p_import: toJson(input) }, importPreviewSchema);

export const importReviews = (input: Import) =>
  writeHost('host_import_reviews', { p_import: toJson(input) }, importedSchema);

export const undoImport = (id: string) => writeHost('host_undo_review_import', { p_id: id });

/** Reads a photo of any review, published or not; null if the caller may not see it. */
export async function readHostReviewPhoto(file: string): Promise<Blob | null> {
  const id = photoIdOf(file);
  if (id === null) return null;
  const allowed = await readHost('host_review_photo', { p_id: id });
  return allowed.ok ? readReviewPhoto(file) : null;
}
