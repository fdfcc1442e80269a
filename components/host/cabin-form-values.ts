import { placeText } from '@/lib/domain/values/parse-place';
import type { CabinFacts, CabinField, CabinForm } from '@/lib/schemas/host/cabins';

const dollars = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** The facts of a cabin as the fields of its form show them. */
export function toCabinForm(facts: CabinFacts): CabinForm {
  return {
    ...facts,
    maxGuests: String(facts.maxGuests),
    bedrooms: String(facts.bedrooms),
    baths: String(facts.baths),
    houseRules: facts.houseRules.join('\n'),
    cleaningFee: dollars(facts.cleaningFee),
    petFee: facts.petFee === null ? '' : dollars(facts.petFee),
    maxPets: String(facts.maxPets),
    surchargePercent: String(facts.surchargePercent),
    freeCancelDays: String(facts.freeCancelDays),
    place: facts.place === null ? '' : placeText(facts.place),
    elevationFt: String(facts.elevationFt),
    videoTourUrl: facts.videoTourUrl ?? '',
    tiktokIds: facts.tiktokIds.join('\n'),
    mountainMamaReview: facts.mountainMamaReview ?? '',
    address: facts.address ?? '',
    directions: facts.directions ?? '',
    doorCode: facts.doorCode ?? '',
    doorNote: facts.doorNote ?? '',
    wifiName: facts.wifiName ?? '',
    wifiPassword: facts.wifiPassword ?? '',
    parking: facts.parking ?? '',
    manual: facts.manual ?? '',
    opensHoursBefore: String(facts.opensHoursBefore),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was typed, and the facts that stood in those fields when the typing began. */
export type CabinDraft = CabinForm & { seen: Partial<CabinFacts> };

const fieldsOf = (seen: Partial<CabinFacts>) => Object.keys(seen) as CabinField[];

/** The fields whose text is another than the stored one, with what was seen in them. */
export function changesOf({ seen, ...form }: CabinDraft, facts: CabinFacts) {
  const stored = toCabinForm(facts);
  const names = fieldsOf(seen).filter((name) => !isSame(form[name], stored[name]));
  return {
    changes: Object.fromEntries(names.map((name) => [name, form[name]])) as Partial<CabinForm>,
    seen: Object.fromEntries(names.map((name) => [name, seen[name]])) as Partial<CabinFacts>,
  };
}

/** The changed fields in which somebody else has saved something else meanwhile. */
export const conflictsOf = (draft: CabinDraft, facts: CabinFacts): CabinField[] => {
  const { seen } = changesOf(draft, facts);
  return fieldsOf(seen).filter((name) => !isSame(seen[name], facts[name]));
};

/** Typing in fields: each remembers what stood in it first. */
export function typed(
  part: Partial<CabinForm>,
  { seen }: CabinDraft,
  facts: CabinFacts,
): Partial<CabinDraft> {
  const now = Object.fromEntries(
    Object.keys(part).map((name) => [name, facts[name as CabinField]]),
  );
  return { ...part, seen: { ...now, ...seen } };
}

export type Told = 'has' | 'lacks' | 'unsaid';
type Lists = { has: string[]; lacks: string[] };

/** What the lists say of an amenity. */
export function toldOf(key: string, { has, lacks }: Lists): Told {
  if (has.includes(key)) return 'has';
  return lacks.includes(key) ? 'lacks' : 'unsaid';
}

/** The lists once they say so of it. */
export function tell(key: string, told: Told, { has, lacks }: Lists): Lists {
  const withKey = (list: string[], isIn: boolean) =>
    [...list.filter((name) => name !== key), ...(isIn ? [key] : [])].sort();
  return { has: withKey(has, told === 'has'), lacks: withKey(lacks, told === 'lacks') };
}
