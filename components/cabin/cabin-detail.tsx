import type { AskedStay } from '@/components/stay-picker/asked-stay';
import { WhereItIs } from '@/components/map/where-it-is';
import { toCardCabin, type Cabin, type CabinSummary } from '@/lib/domain/catalog/cabin';
import { CabinSections } from './cabin-sections';
import { HouseFacts } from './house-facts';
import { toPublicCabin } from './public-cabin';

type Props = {
  cabin: Cabin;
  similar: readonly CabinSummary[];
  /** The page of the cabin's film, where it has one. */
  tourPath: string | null;
  /** The dates of the page's address, priced; null without any. */
  asked: AskedStay | null;
  /** A map style in place of the site's own. */
  mapStyleUrl: string;
};

export function CabinDetail({ cabin, similar, tourPath, asked, mapStyleUrl }: Props) {
  return (
    <CabinSections
      cabin={toPublicCabin(cabin)}
      similar={similar.map(toCardCabin)}
      tourPath={tourPath}
      asked={asked}
      house={
        <>
          <HouseFacts cabin={cabin} />
          <WhereItIs cabin={cabin} mapStyleUrl={mapStyleUrl} />
        </>
      }
    />
  );
}
