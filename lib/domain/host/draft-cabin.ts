import { listMissingAmenities, listMoreAmenities, type OwnAmenity } from '../catalog/amenities.ts';
import { AMENITY_LABELS, type Amenity, type Bed, type Cabin } from '../catalog/cabin.ts';

/** A host's unsaved cabin edits. An undefined field is unchanged or can't be read. */
export type CabinDraft = Partial<
  Pick<Cabin, 'title' | 'shortDesc' | 'longDesc' | 'city' | 'area' | 'maxGuests' | 'bedrooms'> &
    Pick<Cabin, 'baths' | 'houseRules' | 'maxPets' | 'freeCancelDays' | 'elevationFt'> &
    Pick<Cabin, 'checkInTime' | 'checkOutTime' | 'videoTourUrl' | 'mountainMamaReview'> &
    Pick<Cabin, 'mountainFacts'>
> & {
  bedTypes?: readonly Bed[];
  cleaningFee?: number;
  petFee?: number | null;
  tiktokIds?: readonly string[];
  has?: readonly string[];
  lacks?: readonly string[];
  ownAmenities?: readonly OwnAmenity[];
};

/** Counts beds as the database does (changed_cabin). */
const countBeds = (beds: readonly Bed[]) =>
  Math.max(
    1,
    beds.reduce((sum, { count }) => sum + count, 0),
  );

function amenitiesOf(
  has: readonly string[],
  lacks: readonly string[],
  own: readonly OwnAmenity[] | undefined,
) {
  const flags = Object.fromEntries([
    ...has.map((key) => [key, true]),
    ...lacks.map((key) => [key, false]),
  ]) as Record<string, boolean>;
  return {
    amenities: (Object.keys(AMENITY_LABELS) as Amenity[]).filter((key) => has.includes(key)),
    moreAmenities: listMoreAmenities(flags, own),
    missingAmenities: listMissingAmenities(flags, own),
  };
}

/** The cabin as its page would show it with the draft saved. Nightly prices come from the calendar, so they stay. */
export function mergeDraft(cabin: Cabin, draft: CabinDraft): Cabin {
  const { bedTypes, cleaningFee, petFee, tiktokIds, has, lacks, ownAmenities, ...sameNames } =
    draft;
  const changed: Partial<Cabin> = {
    ...sameNames,
    cleaningFeeCents: cleaningFee,
    petFeeCents: petFee,
    ...(bedTypes && { bedTypes: [...bedTypes], beds: countBeds(bedTypes) }),
    ...(tiktokIds && { tiktokId: tiktokIds[0] ?? null }),
    ...(has && lacks && amenitiesOf(has, lacks, ownAmenities)),
  };
  const known = Object.entries(changed).filter(([, value]) => value !== undefined);
  return { ...cabin, ...(Object.fromEntries(known) as Partial<Cabin>) };
}
