import 'server-only';
import { readHost, toJson, writeHost } from '@/lib/data/staff/staff';
import { type Film, hostFilmSchema } from '@/lib/schemas/host/film/film';

export const getFilm = (slug: string) => readHost('host_film', { p_slug: slug }, hostFilmSchema);

/** Null removes the page. Refused if the stored one is no longer `seen`. */
export const saveFilm = (cabinId: string, film: Film | null, seen: Film | null) =>
  writeHost('host_save_film', {
    p_cabin_id: cabinId,
    p_film: film && toJson(film),
    p_seen: seen && toJson(seen),
  });
