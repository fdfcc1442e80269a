import { placeText } from '@/lib/domain/values/parse-place';
import type {
  CabinFacts,
  CabinField,
  CabinForm,
  SeenFacts,
  Told,
} from '@/lib/schemas/host/cabins/cabins';
import { previewFieldsSchema, type PreviewFields } from '@/lib/schemas/host/cabins/cabin-preview';

const dollars = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** The facts of a cabin as the fields of its form show them; of the amenities, those that are changed: none yet. */
export function toCabinForm({ has: _, lacks: __, ...facts }: CabinFacts): CabinForm {
  return {
    ...facts,
    amenities: {},
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
export type CabinDraft = CabinForm & { seen: SeenFacts };

const fieldsOf = (seen: SeenFacts) => Object.keys(seen) as CabinField[];

/** What is told of an amenity. */
export function toldOf(key: string, { has, lacks }: Pick<CabinFacts, 'has' | 'lacks'>): Told {
  if (has.includes(key)) return 'has';
  return lacks.includes(key) ? 'lacks' : 'unsaid';
}

const toldOfAll = (keys: readonly string[], facts: CabinFacts) =>
  Object.fromEntries(keys.map((key) => [key, toldOf(key, facts)]));

/** What the facts say in a field; of the amenities, those of `like`. */
const factOf = (name: CabinField, facts: CabinFacts, like: CabinForm) =>
  name === 'amenities' ? toldOfAll(Object.keys(like.amenities), facts) : facts[name];

/** The fields whose text is another than the stored one, with what was seen in them. */
export function changesOf({ seen, ...form }: CabinDraft, facts: CabinFacts) {
  const told = Object.entries(form.amenities).filter(([key, each]) => each !== toldOf(key, facts));
  const typedIn: CabinForm = { ...form, amenities: Object.fromEntries(told) };
  const stored = toCabinForm(facts);
  const names = fieldsOf(seen).filter((name) => !isSame(typedIn[name], stored[name]));
  const pick = (from: Partial<Record<CabinField, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  const seenTold = told.map(([key]) => [key, seen.amenities?.[key] ?? 'unsaid']);
  return {
    changes: pick(typedIn) as Partial<CabinForm>,
    seen: pick({ ...seen, amenities: Object.fromEntries(seenTold) }) as SeenFacts,
  };
}

/** The changed fields in which somebody else has saved something else meanwhile. */
export function conflictsOf(draft: CabinDraft, facts: CabinFacts): CabinField[] {
  const { changes, seen } = changesOf(draft, facts);
  const like = { ...draft, ...changes };
  return fieldsOf(seen).filter((name) => !isSame(seen[name], factOf(name, facts, like)));
}

/** Typing in fields: each, and each amenity, remembers what stood there first. */
export function typed(
  part: Partial<CabinForm>,
  draft: CabinDraft,
  facts: CabinFacts,
): Partial<CabinDraft> {
  const { seen } = draft;
  const now = Object.fromEntries(
    (Object.keys(part) as CabinField[]).map((name) => [
      name,
      factOf(name, facts, { ...draft, ...part }),
    ]),
  ) as SeenFacts;
  const amenities = { ...now.amenities, ...seen.amenities };
  return { ...part, seen: { ...now, ...seen, ...(part.amenities && { amenities }) } };
}

/** One's own text stays, over what somebody else has saved. */
export const keepMine = (
  name: CabinField,
  draft: CabinDraft,
  facts: CabinFacts,
): Partial<CabinDraft> => ({
  seen: { ...draft.seen, [name]: factOf(name, facts, draft) } as SeenFacts,
});

/** What somebody else has saved takes its place; of the amenities only where both changed the same. */
export function takeTheirs(
  name: CabinField,
  draft: CabinDraft,
  facts: CabinFacts,
): Partial<CabinDraft> {
  const mine = Object.entries(draft.amenities).filter(
    ([key]) => draft.seen.amenities?.[key] === toldOf(key, facts),
  );
  return {
    ...keepMine(name, draft, facts),
    [name]: name === 'amenities' ? Object.fromEntries(mine) : toCabinForm(facts)[name],
  };
}

/** Their side of a conflict, as the form would show it; of the amenities, those that both changed. */
export function theirsOf(
  name: CabinField,
  draft: CabinDraft,
  facts: CabinFacts,
): CabinForm[CabinField] {
  if (name !== 'amenities') return toCabinForm(facts)[name];
  const { seen } = changesOf(draft, facts);
  const both = Object.keys(seen.amenities ?? {}).filter(
    (key) => seen.amenities?.[key] !== toldOf(key, facts),
  );
  return toldOfAll(both, facts);
}

/** What visitors would see of what is typed, with every amenity that is told. */
export function previewFields(form: CabinForm, facts: CabinFacts): PreviewFields {
  const keys = new Set([...facts.has, ...facts.lacks, ...Object.keys(form.amenities)]);
  const keysOf = (told: Told) =>
    [...keys].filter((key) => (form.amenities[key] ?? toldOf(key, facts)) === told);
  const all: Record<string, unknown> = { ...form, has: keysOf('has'), lacks: keysOf('lacks') };
  const names = Object.keys(previewFieldsSchema.shape);
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
