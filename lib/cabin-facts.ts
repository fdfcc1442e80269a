import type { Cabin } from './domain/catalog/cabin';

/** What is loaded when a guest opens it: of the answer of `cabinFactsJsonPath`. */
export type CabinFacts = Pick<Cabin, 'moreAmenities' | 'missingAmenities' | 'mountainFacts'>;

export const MOUNTAIN_HEADING = 'What the mountain is like: road, seasons, signal, bears';

/** "All 43 amenities, and what is not here" */
export function amenitiesHeading(cabin: CabinFacts & Pick<Cabin, 'amenities'>): string {
  const { amenities, moreAmenities, missingAmenities } = cabin;
  const count = moreAmenities.reduce((sum, { labels }) => sum + labels.length, amenities.length);
  return `All ${count} amenities${missingAmenities.length > 0 ? ', and what is not here' : ''}`;
}

export const toCabinFacts = ({
  moreAmenities,
  missingAmenities,
  mountainFacts,
}: CabinFacts): CabinFacts => ({ moreAmenities, missingAmenities, mountainFacts });

export const hasHouseFacts = ({ moreAmenities, missingAmenities }: CabinFacts): boolean =>
  moreAmenities.length + missingAmenities.length > 0;
