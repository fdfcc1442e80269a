import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { pickOneKind } from '@/lib/domain/values/picture-urls';

const SAME_CITY = 3;
const SHOWN = 3;

function countLikeness(cabin: CabinSummary, other: CabinSummary): number {
  const shared = other.amenities.filter((amenity) => cabin.amenities.includes(amenity)).length;
  const sizeGap = Math.abs(cabin.maxGuests - other.maxGuests);
  return shared + (cabin.city === other.city ? SAME_CITY : 0) - sizeGap / 2;
}

/**
 * The other cabins most like this one by area, amenities and size; ties keep the host's order. All are shown in one
 * kind of picture.
 */
export function pickSimilarCabins(
  cabin: CabinSummary,
  cabins: readonly CabinSummary[],
): CabinSummary[] {
  const alike = cabins
    .filter((other) => other.id !== cabin.id)
    .map((other) => ({ other, likeness: countLikeness(cabin, other) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ other }) => other);
  return pickOneKind(alike, SHOWN);
}
