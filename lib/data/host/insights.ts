import 'server-only';
import { readHost, toJson } from '@/lib/data/staff/staff';
import {
  cabinFiguresSchema,
  figuresSchema,
  funnelSchema,
  paceSchema,
  type FigureSearch,
} from '@/lib/schemas/host/insights';

const scopeOf = ({ area, cabin }: FigureSearch) => ({
  ...(area && { p_area: area }),
  ...(cabin && { p_cabin: cabin }),
});
const periodOf = ({ from, to }: FigureSearch) => ({ p_from: from, p_to: to });

export const getFigures = (search: FigureSearch) =>
  readHost('host_figures', { ...periodOf(search), ...scopeOf(search) }, figuresSchema);

export const getPace = (search: FigureSearch) => readHost('host_pace', scopeOf(search), paceSchema);

export const getFunnel = (search: FigureSearch) =>
  readHost('host_funnel', periodOf(search), funnelSchema);

export const getCabinFigures = (search: FigureSearch, size: number) => {
  const { area, source, q, sort, page } = search;
  const p_search = toJson({ area, source, q, sort, page, size });
  return readHost('host_cabin_figures', { ...periodOf(search), p_search }, cabinFiguresSchema);
};
