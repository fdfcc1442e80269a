import type { NamedPlace } from '@/lib/domain/catalog/region';

const GATLINBURG = { name: 'Downtown Gatlinburg', latitude: 35.7118, longitude: -83.5205 };
const DOLLYWOOD = { name: 'Dollywood', latitude: 35.795, longitude: -83.53 };
const LECONTE_CENTER = { name: 'LeConte Center', latitude: 35.806, longitude: -83.565 };
const SEVIERVILLE = { name: 'Downtown Sevierville', latitude: 35.868, longitude: -83.566 };
const OBER = { name: 'Ober Mountain', latitude: 35.705, longitude: -83.56 };
const ELKMONT = { name: 'Elkmont', latitude: 35.653, longitude: -83.581 };
const CADES_COVE = { name: 'Cades Cove', latitude: 35.6065, longitude: -83.7765 };

const PLACES: Readonly<Record<string, NamedPlace>> = {
  'winter-lights': LECONTE_CENTER,
  'dollywood-christmas': DOLLYWOOD,
  'fantasy-of-lights-parade': GATLINBURG,
  'new-years-eve': GATLINBURG,
  'wilderness-wildlife-week': LECONTE_CENTER,
  'dollywood-opening': DOLLYWOOD,
  'spring-rod-run': LECONTE_CENTER,
  'wildflower-pilgrimage': GATLINBURG,
  'flower-and-food': DOLLYWOOD,
  'barbeque-and-bluegrass': SEVIERVILLE,
  'synchronous-fireflies': ELKMONT,
  'vehicle-free-wednesdays': CADES_COVE,
  'dollywood-summer': DOLLYWOOD,
  'fourth-of-july': GATLINBURG,
  'songwriters-festival': GATLINBURG,
  'fall-rod-run': LECONTE_CENTER,
  'harvest-festival': DOLLYWOOD,
  oktoberfest: OBER,
  'craftsmens-fair': GATLINBURG,
};

/** About where each event is; of one all over town, where its middle is. */
export const listPlaced = (events: readonly { slug: string; name: string }[]) =>
  events.flatMap(({ slug, name }) => {
    const place = PLACES[slug];
    return place ? [{ slug, name, place }] : [];
  });
