import 'server-only';
import { readHost, toJson, writeHost } from '@/lib/data/staff/staff';
import type { Drawings } from '@/lib/schemas/host/cabins/cabins';
import { isShowable, listImageHosts } from '@/lib/env/image-hosts';
import { deletePhotoFiles } from '@/lib/data/files/photo-files';
import { serverEnv } from '@/lib/env/server';
import {
  hostPhotosSchema,
  type newPhotoSchema,
  type photoChangeSchema,
  type photoChangesSchema,
  type PictureKind,
  shownPicturesSchema,
} from '@/lib/schemas/host/photos';
import { z } from 'zod';

export const getPhotos = (slug: string) =>
  readHost('host_photos', { p_slug: slug }, hostPhotosSchema);

/** Refused if the site couldn't show it, because it is neither the site's own nor from an allowed host. */
export async function addPhoto(cabinId: string, photo: z.output<typeof newPhotoSchema>) {
  if (!isShowable(photo.imageUrl, listImageHosts(serverEnv))) {
    return { ok: false, code: 'unknown_picture_host' } as const;
  }
  return writeHost('host_add_photo', { p_cabin_id: cabinId, p_photo: toJson(photo) });
}

/** Refused if a changed field no longer has its value in `seen`. */
export const savePhoto = (id: string, { changes, seen }: z.output<typeof photoChangeSchema>) =>
  writeHost('host_save_photo', { p_id: id, p_changes: toJson(changes), p_seen: toJson(seen) });

export const savePhotos = (cabinId: string, photos: z.output<typeof photoChangesSchema>) =>
  writeHost('host_save_photos', { p_cabin_id: cabinId, p_photos: toJson(photos) });

export const orderPhotos = (cabinId: string, ids: readonly string[]) =>
  writeHost('host_order_photos', { p_cabin_id: cabinId, p_ids: [...ids] });

export const chooseCover = (id: string) => writeHost('host_choose_cover', { p_id: id });

const removedSchema = z.object({ imageUrl: z.string() });

export async function removePhoto(id: string) {
  const result = await writeHost('host_remove_photo', { p_id: id }, removedSchema);
  if (result.ok) await deletePhotoFiles(result.data.imageUrl);
  return result;
}

export const getShownPictures = () => readHost('host_picture_kind', {}, shownPicturesSchema);

export const showPictureKind = (kind: PictureKind) =>
  writeHost('host_show_picture_kind', { p_kind: kind });

/** Switches the site to photographs: removes the examples and takes cabins without photographs off the site. */
export const replaceDrawings = (drawings: Drawings) =>
  writeHost('host_replace_drawings', { p_expected: toJson(drawings) });
