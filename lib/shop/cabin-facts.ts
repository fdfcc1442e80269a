import type { Cabin } from '@/lib/domain/catalog/cabin';
import { MOUNTAIN_TOPICS, type MountainTopic } from '@/lib/domain/catalog/mountain-facts';
import { shop } from './shop';

/** The response of `cabinFactsJsonPath`, loaded when a guest opens the section. */
export type CabinFacts = Pick<Cabin, 'moreAmenities' | 'missingAmenities' | 'mountainFacts'>;

/** The heading of the section about a cabin's surroundings. */
export const PLACE_HEADING = 'Roads, weather, signal, wildlife';

const ELSEWHERE: Partial<Record<MountainTopic, string>> = {
  park: 'To the sights',
  bears: 'Wildlife',
};

export const topicLabel = (topic: MountainTopic): string =>
  (shop().showsSmokies ? undefined : ELSEWHERE[topic]) ?? MOUNTAIN_TOPICS[topic];

/** "All 43 amenities, and what we don’t have" */
export function amenitiesHeading(cabin: CabinFacts & Pick<Cabin, 'amenities'>): string {
  const { amenities, moreAmenities, missingAmenities } = cabin;
  const count = moreAmenities.reduce((sum, { labels }) => sum + labels.length, amenities.length);
  return `All ${count} amenities${missingAmenities.length > 0 ? ', and what we don’t have' : ''}`;
}

export const toCabinFacts = ({
  moreAmenities,
  missingAmenities,
  mountainFacts,
}: CabinFacts): CabinFacts => ({ moreAmenities, missingAmenities, mountainFacts });

export const hasHouseFacts = ({ moreAmenities, missingAmenities }: CabinFacts): boolean =>
  moreAmenities.length + missingAmenities.length > 0;
