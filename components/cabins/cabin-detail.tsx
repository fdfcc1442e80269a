import { WhereItIs } from '@/components/map/where-it-is';
import { toCardCabin, type Cabin, type CabinSummary } from '@/lib/domain/catalog/cabin';
import { CabinStory } from './cabin-story';
import { toShownCabin } from './shown-cabin';

type Props = {
  cabin: Cabin;
  similar: readonly CabinSummary[];
  /** The page of the cabin's film, where it has one. */
  tourPath: string | null;
  /** A map style in place of the site's own. */
  mapStyleUrl: string;
};

export function CabinDetail({ cabin, similar, tourPath, mapStyleUrl }: Props) {
  return (
    <CabinStory
      cabin={toShownCabin(cabin)}
      similar={similar.map(toCardCabin)}
      tourPath={tourPath}
      where={<WhereItIs cabin={cabin} mapStyleUrl={mapStyleUrl} />}
    />
  );
}
