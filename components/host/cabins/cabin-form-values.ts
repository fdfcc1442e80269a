import { seenFields } from '@/components/host/form/seen-fields';
import { placeText } from '@/lib/domain/values/parse-place';
import type {
  CabinFacts,
  CabinField,
  CabinForm,
  SeenFacts,
  AmenityAnswer,
} from '@/lib/schemas/host/cabins/cabins';
import { previewFieldsSchema, type PreviewFields } from '@/lib/schemas/host/cabins/cabin-preview';

const dollars = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Converts the stored facts to form fields. The form only has the amenities that were changed, so none yet. */
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

/** The form's values, and the stored facts from when each field was first edited. */
export type CabinDraft = CabinForm & { seen: SeenFacts };

export function answerOf(
  key: string,
  { has, lacks }: Pick<CabinFacts, 'has' | 'lacks'>,
): AmenityAnswer {
  if (has.includes(key)) return 'has';
  return lacks.includes(key) ? 'lacks' : 'unsaid';
}

const answersOf = (keys: readonly string[], facts: CabinFacts) =>
  Object.fromEntries(keys.map((key) => [key, answerOf(key, facts)]));

/** The stored value of a field, limited to the amenities in `like`. */
const factOf = (name: CabinField, facts: CabinFacts, like: CabinForm) =>
  name === 'amenities' ? answersOf(Object.keys(like.amenities), facts) : facts[name];

const shared = seenFields<CabinFacts, CabinForm, SeenFacts>(toCabinForm, factOf);

/** Returns the draft with only those amenities that differ from the stored ones. */
function onlyChanged(draft: CabinDraft, facts: CabinFacts): CabinDraft {
  const answers = Object.entries(draft.amenities).filter(
    ([key, each]) => each !== answerOf(key, facts),
  );
  const { amenities: seen, ...others } = draft.seen;
  const amenities = Object.fromEntries(
    answers.map(([key]) => [key, seen?.[key] ?? 'unsaid'] as const),
  );
  return {
    ...draft,
    amenities: Object.fromEntries(answers),
    seen: answers.length > 0 ? { ...others, amenities } : others,
  };
}

export const changesOf = (draft: CabinDraft, facts: CabinFacts) =>
  shared.changesOf(onlyChanged(draft, facts), facts);

export const conflictsOf = (draft: CabinDraft, facts: CabinFacts): CabinField[] =>
  shared.conflictsOf(onlyChanged(draft, facts), facts);

/** Updates fields. Each amenity counts as a field of its own. */
export function typed(part: Partial<CabinForm>, draft: CabinDraft, facts: CabinFacts) {
  const next = shared.typed(part, draft, facts);
  if (!part.amenities) return next;
  const now = answersOf(Object.keys(part.amenities), facts);
  return { ...next, seen: { ...next.seen, amenities: { ...now, ...draft.seen.amenities } } };
}

export const { keepMine } = shared;

/** Takes the other person's amenities only where both changed the same one. */
export function takeTheirs(name: CabinField, draft: CabinDraft, facts: CabinFacts) {
  if (name !== 'amenities') return shared.takeTheirs(name, draft, facts);
  const mine = Object.entries(draft.amenities).filter(
    ([key]) => draft.seen.amenities?.[key] === answerOf(key, facts),
  );
  return { ...keepMine(name, draft, facts), amenities: Object.fromEntries(mine) };
}

/** Returns the other person's values as the form shows them, limited to the amenities that both changed. */
export function theirsOf(
  name: CabinField,
  draft: CabinDraft,
  facts: CabinFacts,
): CabinForm[CabinField] {
  if (name !== 'amenities') return toCabinForm(facts)[name];
  const { seen } = changesOf(draft, facts);
  const both = Object.keys(seen.amenities ?? {}).filter(
    (key) => seen.amenities?.[key] !== answerOf(key, facts),
  );
  return answersOf(both, facts);
}

/** Returns what visitors would see of the form, with every amenity that is stated. */
export function previewFields(form: CabinForm, facts: CabinFacts): PreviewFields {
  const keys = new Set([...facts.has, ...facts.lacks, ...Object.keys(form.amenities)]);
  const keysOf = (answer: AmenityAnswer) =>
    [...keys].filter((key) => (form.amenities[key] ?? answerOf(key, facts)) === answer);
  const all: Record<string, unknown> = { ...form, has: keysOf('has'), lacks: keysOf('lacks') };
  const names = Object.keys(previewFieldsSchema.shape);
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
