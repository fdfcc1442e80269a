import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import { WhereItIs } from '@/components/map/where-it-is';
import { amenitiesHeading, hasHouseFacts, PLACE_HEADING } from '@/lib/shop/cabin-facts';
import type { Cabin, CabinSummary } from '@/lib/domain/catalog/cabin';
import { toCardRow } from '@/lib/domain/catalog/card-row';
import { findTaxRate } from '@/lib/domain/pricing/tax';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { taxSumText } from '@/lib/copy/tax-words';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { CabinSections } from './cabin-sections';
import { CancellationTerms } from './cancellation-terms';
import { DrawnNote } from './drawn-note';
import { FactsFold } from './facts-fold';
import type { CityTax } from './stay-costs';
import { PorchVoice } from './porch-voice';
import { reviewExtras } from './review-extras';
import { toPublicCabin } from './public-cabin';

/** The tax on a short stay that begins today; null while a draft's town has no tax rates yet. */
export function taxOfToday(rates: readonly TaxRate[], cabin: Cabin): CityTax | null {
  const rate = findTaxRate(rates, cabin.city, todayInZone(new Date(), cabin.timezone));
  return rate ? { city: rate.label, sum: taxSumText(rate.lines) } : null;
}

type Props = {
  cabin: Cabin;
  taxes: readonly TaxRate[];
  similar: readonly CabinSummary[];
  /** The path of the film's page, if the cabin has one. */
  tourPath: string | null;
  /** The priced dates of the page's URL; null without dates. */
  asked: AskedStay | null;
  /** A map style that replaces the site's own. */
  mapStyleUrl: string;
};

export function CabinDetail({ cabin, taxes, similar, tourPath, asked, mapStyleUrl }: Props) {
  return (
    <CabinSections
      cabin={{ ...toPublicCabin(cabin), ...voiceOf(cabin) }}
      tax={taxOfToday(taxes, cabin)}
      similar={similar.map(toCardRow)}
      tourPath={tourPath}
      asked={asked}
      extras={reviewExtras(cabin)}
      drawn={<DrawnNote cabin={cabin} />}
      facts={<Facts cabin={cabin} />}
      where={<WhereItIs cabin={cabin} mapStyleUrl={mapStyleUrl} />}
      cancellation={<CancellationTerms cabin={cabin} asked={asked?.cancellation ? asked : null} />}
    />
  );
}

/** The voice goes below the host's written review, or stands alone where there is none. */
const voiceOf = ({ hostVoice, title, mountainMamaReview }: Cabin) =>
  hostVoice && {
    voice: <PorchVoice voice={hostVoice} title={title} />,
    mountainMamaReview: mountainMamaReview ?? '',
  };

/** Shows what the host says beyond the ten amenities; nothing if she says nothing. */
function Facts({ cabin }: Pick<Props, 'cabin'>) {
  const { slug, mountainFacts } = cabin;
  return (
    <>
      {hasHouseFacts(cabin) && (
        <FactsFold slug={slug} part="house" label={amenitiesHeading(cabin)} />
      )}
      {mountainFacts.length > 0 && <FactsFold slug={slug} part="mountain" label={PLACE_HEADING} />}
    </>
  );
}
