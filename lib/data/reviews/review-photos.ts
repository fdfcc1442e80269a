import 'server-only';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { GUEST_UPLOAD_ENDPOINT } from '@/lib/data/host/uploads/pass-upload';
import { REVIEW_LIMITS } from '@/lib/domain/reviews/review';
import { logError } from '@/lib/log/log';
import { convertPhoto, type PhotoProblem } from '@/lib/pictures/convert-photo';
import { bookingTokenSchema } from '@/lib/schemas/guest-booking';
import type { NewUpload } from '@/lib/schemas/host/photos';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { publicClient } from '@/lib/supabase/public-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { inConversionQueue } from '@/lib/data/files/photo-conversion';
import { endUpload, sealUpload, startSignedUpload } from '@/lib/data/files/signed-uploads';
import { writeOnce } from '@/lib/data/files/write-once';

const UPLOADS = 'cabin-photo-uploads';
const BUCKET = 'review-photos';
/** A photograph may have 40 MB. */
const DOWNLOAD_TIMEOUT_MS = 30_000;
const MAX_SIDE = 1600;
const SMALL_SIDE = 480;

const bucket = (name: string, timeoutMs = WRITE_TIMEOUT_MS) =>
  adminClient(timeoutMs).storage.from(name);

type Problem = PhotoProblem | 'closed' | 'full' | 'busy' | 'upload_lost';
type Outcome<T> = { ok: true; data: T } | { ok: false; code: Problem };
const refuse = (code: Problem) => ({ ok: false, code }) as const;
const DONE = { ok: true, data: null } as const;

/** The id of the review that accepts photographs by this link; null when it is published or unknown. */
async function reviewOf(token: string, now: Date): Promise<string | null> {
  if (!bookingTokenSchema.safeParse(token).success) return null;
  const args = { p_token: token, p_now: now.toISOString() };
  return expectData(await adminClient().rpc('review_for_photos', args)) as string | null;
}

/** Returns where to upload a photograph, valid once and for two hours. */
export async function startReviewPhoto(token: string, now: Date): Promise<Outcome<NewUpload>> {
  const reviewId = await reviewOf(token, now);
  if (reviewId === null) return refuse('closed');
  const known = adminClient().from('cabin_review_photos').select('id').eq('review_id', reviewId);
  if (expectData(await known).length >= REVIEW_LIMITS.maxPhotos) return refuse('full');
  const id = randomUUID();
  const path = `${reviewId}/${id}`;
  await startSignedUpload('review', reviewId, id);
  const { data, error } = await bucket(UPLOADS).createSignedUploadUrl(path);
  if (error) throw error;
  return {
    ok: true,
    data: { id, endpoint: GUEST_UPLOAD_ENDPOINT, token: data.token, bucket: UPLOADS, path },
  };
}

const filesOf = (id: string) => [`${id}.webp`, `${id}-small.webp`] as const;

/** Leftovers only cost space, so a failure is only logged. */
async function removeFiles(name: string, paths: readonly string[]): Promise<void> {
  const { error } = await bucket(name).remove([...paths]);
  if (error) logError('review files not removed', error);
}

/** Removes the files of photographs that no longer belong to a review. */
export const removePhotoFiles = (ids: readonly string[]) =>
  ids.length === 0 ? undefined : removeFiles(BUCKET, ids.flatMap(filesOf));

const shrink = (file: Buffer, side: number) =>
  sharp(file)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });

/** `isNew` is false when it was already published. */
async function publish(id: string, file: Buffer) {
  const [large, small] = await Promise.all([shrink(file, MAX_SIDE), shrink(file, SMALL_SIDE)]);
  const rest = { bucket: BUCKET, contentType: 'image/webp' };
  const [whole, preview] = filesOf(id);
  const [isNew] = await Promise.all([
    writeOnce({ ...rest, path: whole, file: large.data }),
    writeOnce({ ...rest, path: preview, file: small.data }),
  ]);
  return { size: { width: large.info.width, height: large.info.height }, isNew };
}

const isAdded = async (id: string): Promise<boolean> => {
  const rows = adminClient().from('cabin_review_photos').select('id').eq('id', id);
  return expectData(await rows).length > 0;
};

async function convertAndAdd(token: string, reviewId: string, id: string, now: Date) {
  const path = `${reviewId}/${id}`;
  const sealed = await sealUpload(reviewId, id);
  // The guest may have removed it from the review since, so it isn't added again.
  if (sealed === 'done') return DONE;
  if (sealed === null) return refuse('upload_lost');
  const { data } = await bucket(UPLOADS, DOWNLOAD_TIMEOUT_MS).download(path);
  if (!data) return (await isAdded(id)) ? DONE : refuse('upload_lost');
  // The converted photo is upright, in sRGB and without metadata.
  const converted = await convertPhoto(Buffer.from(await data.arrayBuffer()));
  if (!converted.ok) {
    await removeFiles(UPLOADS, [path]);
    return converted;
  }
  const { size, isNew } = await publish(id, converted.file);
  const added = await adminClient(WRITE_TIMEOUT_MS).rpc('add_review_photo', {
    p_token: token,
    p_photo: { id, ...size },
    p_most: REVIEW_LIMITS.maxPhotos,
    p_now: now.toISOString(),
  });
  const outcome = expectData(added) as 'added' | 'repeated' | 'full' | 'closed';
  await removeFiles(UPLOADS, [path]);
  if (outcome === 'added' || outcome === 'repeated') {
    await endUpload(id);
    return DONE;
  }
  if (isNew) await removeFiles(BUCKET, filesOf(id));
  return refuse(outcome);
}

/** Turns an upload into a picture of the review; idempotent per upload. */
export async function finishReviewPhoto(
  token: string,
  id: string,
  now: Date,
): Promise<Outcome<null>> {
  const reviewId = await reviewOf(token, now);
  if (reviewId === null) return refuse('closed');
  const outcome = await inConversionQueue(() => convertAndAdd(token, reviewId, id, now));
  return outcome ?? refuse('busy');
}

export async function removeReviewPhoto(
  token: string,
  id: string,
  now: Date,
): Promise<Outcome<null>> {
  if ((await reviewOf(token, now)) === null) return refuse('closed');
  const args = { p_token: token, p_id: id, p_now: now.toISOString() };
  const isGone = expectData(await adminClient(WRITE_TIMEOUT_MS).rpc('remove_review_photo', args));
  if (isGone) await removeFiles(BUCKET, filesOf(id));
  return DONE;
}

const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-small)?\.webp$/;

/** The photo id in a file name; null for other names. */
export const photoIdOf = (file: string): string | null => FILE.exec(file)?.[1] ?? null;

/** Reads a photo file without checking access; null for a missing one. */
export async function readReviewPhoto(file: string): Promise<Blob | null> {
  const { data } = await bucket(BUCKET).download(file);
  return data;
}

/** Reads a photo file of a review that visitors may see. */
export async function readPublicReviewPhoto(file: string): Promise<Blob | null> {
  const id = photoIdOf(file);
  if (id === null) return null;
  const rows = publicClient([], 0).from('cabin_review_photos').select('id').eq('id', id);
  return expectData(await rows).length === 0 ? null : readReviewPhoto(file);
}
