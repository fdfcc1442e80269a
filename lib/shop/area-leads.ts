import { type Area, type BuiltInArea } from '../domain/catalog/area.ts';

/** Apart from the rest of their copy: the cards of towns bring it to the browser. The table areas has the same. */
export const AREA_LEADS: Record<BuiltInArea, string> = {
  gatlinburg: 'The national park begins where the town ends.',
  'pigeon-forge': 'Dollywood, dinner shows and the Old Mill, five miles from the park.',
  sevierville: 'Room to breathe, and the shortest drive from the interstate.',
  'wears-valley': 'The quiet side: pasture, fence lines and the park over the ridge.',
};

/** A sentence about an area: the host's, which may be empty, else what is built in. */
export const areaLine = ({ slug, line }: Pick<Area, 'slug' | 'line'>): string | undefined =>
  line ?? AREA_LEADS[slug as BuiltInArea];
