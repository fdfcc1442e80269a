import 'server-only';
import { readHost, toJson, writeHost } from '@/lib/data/staff/staff';
import { hostAreasSchema, type NewArea, type SeenArea } from '@/lib/schemas/host/settings/areas';

export const getAreas = () => readHost('host_areas', {}, hostAreasSchema);

const stored = ({ place, ...area }: NewArea) => toJson({ ...area, ...place });

export const addArea = (area: NewArea) => writeHost('host_add_area', { p_area: stored(area) });

export const saveArea = (area: NewArea, seen: SeenArea) =>
  writeHost('host_save_area', { p_area: stored(area), p_seen: toJson(seen) });

export const orderAreas = (slugs: string[], seen: string[]) =>
  writeHost('host_order_areas', { p_slugs: slugs, p_seen: seen });

export const removeArea = (slug: string) => writeHost('host_remove_area', { p_slug: slug });
