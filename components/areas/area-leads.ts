import type { AreaSlug } from '@/lib/domain/catalog/cabin';

/** Apart from the rest of the copy: the cards of towns bring it to the browser. */
export const AREA_LEADS: Record<AreaSlug, string> = {
  gatlinburg: 'The national park begins where the town ends.',
  'pigeon-forge': 'Dollywood, dinner shows and the Old Mill, five miles from the park.',
  sevierville: 'Room to breathe, and the shortest drive from the interstate.',
  'wears-valley': 'The quiet side: pasture, fence lines and the park over the ridge.',
};
