import 'server-only';
import { findVideos } from '@/lib/data/host/film/video-links';
import { readHost, writeHost, toJson } from '@/lib/data/staff/staff';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';
import { isListedAmenity } from '@/lib/domain/catalog/amenities';
import {
  CABINS_PER_PAGE,
  cabinOrderSchema,
  cabinSavedSchema,
  hostCabinSchema,
  hostCabinsSchema,
  stateSavedSchema,
  type cabinChangeSchema,
  type CabinSearch,
  type newCabinSchema,
  type newStateSchema,
} from '@/lib/schemas/host/cabins/cabins';
import type { z } from 'zod';

export const listHostCabins = ({ text, state, page }: CabinSearch) =>
  readHost(
    'host_cabins',
    { p_search: toJson({ text, state, offset: (page - 1) * CABINS_PER_PAGE }) },
    hostCabinsSchema,
  );

/** Finds a cabin by its slug or a former one. */
export const getHostCabin = (slug: string) =>
  readHost('host_cabin', { p_slug: slug }, hostCabinSchema);

export const addCabin = (cabin: z.output<typeof newCabinSchema>) =>
  writeHost('host_add_cabin', { p_cabin: toJson(cabin) }, cabinSavedSchema);

/** Refused if a changed field no longer has its value in `seen`. */
export async function saveCabin(
  cabinId: string,
  { changes, seen }: z.output<typeof cabinChangeSchema>,
  visitor: Visitor,
) {
  // The database doesn't know the labels of the built-in amenities.
  if (changes.ownAmenities?.some(({ label }) => isListedAmenity(label))) {
    return { ok: false, code: 'known_amenity' } as const;
  }
  const videos = await findVideos(changes, visitor);
  if (!videos.ok) return videos;
  return writeHost(
    'host_save_cabin',
    {
      p_cabin_id: cabinId,
      p_changes: toJson({ ...changes, ...videos.data }),
      p_seen: toJson(seen),
    },
    cabinSavedSchema,
  );
}

export const setCabinState = (cabinId: string, state: z.infer<typeof newStateSchema>) =>
  writeHost('host_set_cabin_state', { p_cabin_id: cabinId, p_state: state }, stateSavedSchema);

export const duplicateCabin = (cabinId: string) =>
  writeHost('host_duplicate_cabin', { p_cabin_id: cabinId }, cabinSavedSchema);

export const getCabinOrder = () => readHost('host_cabin_order', {}, cabinOrderSchema);

/** Refused if the order is no longer `seen`. */
export const orderCabins = (ids: readonly string[], seen: readonly string[]) =>
  writeHost('host_order_cabins', { p_ids: [...ids], p_seen: [...seen] });
