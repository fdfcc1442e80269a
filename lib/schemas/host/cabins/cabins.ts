import { z } from 'zod';
import type { RoomType } from '../../../domain/catalog/cabin.ts';
import type { MountainTopic } from '../../../domain/catalog/mountain-facts.ts';
import { completeVideoLink, readShortVideo } from '../../../domain/catalog/video.ts';
import { parsePlace } from '../../../domain/values/parse-place.ts';
import {
  calendarDateSchema,
  dollarsSchema,
  longTextSchema,
  parsedBy,
  textSchema,
  typedIntSchema,
  uuidSchema,
} from '../../fields.ts';
import { orNone } from '../form-fields.ts';
import { type AreaSlug } from '../../../domain/catalog/area.ts';

export const CABIN_STATES = ['draft', 'live', 'offline', 'archived'] as const;
const stateSchema = z.enum(CABIN_STATES);
export type CabinState = z.infer<typeof stateSchema>;

/** What the host must set before a cabin of hers goes live, as in own_shop_facts of the database. */
const OWN_SHOP_FACTS = [
  'phone',
  'email',
  'story',
  'promise_text',
  'terms_text',
  'privacy_text',
] as const;
export const CHECKLIST_ITEMS = [
  'words',
  'beds',
  'photos',
  'photo_texts',
  'nights',
  'place',
  'address',
  'cancellation',
  'taxes',
  ...OWN_SHOP_FACTS,
] as const;
export const checklistItemSchema = z.enum(CHECKLIST_ITEMS);
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

const listedCabinSchema = z.object({
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  state: stateSchema,
  picture: z.string().nullable(),
  nextArrival: calendarDateSchema.nullable(),
  openUntil: calendarDateSchema.nullable(),
  missing: z.array(checklistItemSchema),
  photos: z.int(),
});
export type ListedCabin = z.infer<typeof listedCabinSchema>;

/** The response of `host_cabins`: one page of the list. */
export const hostCabinsSchema = z.object({
  total: z.int(),
  counts: z.partialRecord(stateSchema, z.int()),
  cabins: z.array(listedCabinSchema),
});
export type HostCabins = z.infer<typeof hostCabinsSchema>;

export const CABINS_PER_PAGE = 50;

/** The list's search from the URL. Fields that can't be parsed count as absent. */
export const cabinSearchSchema = z.object({
  text: z.string().max(80).optional().catch(undefined),
  state: stateSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(999).default(1).catch(1),
});
export type CabinSearch = z.infer<typeof cabinSearchSchema>;

/** The maximum number of cabins to reorder at once. */
const MAX_ORDERED = 200;

/** The response of `host_cabin_order`: the first cabins that aren't archived. */
export const cabinOrderSchema = z.object({
  total: z.int(),
  cabins: z.array(
    listedCabinSchema
      .pick({ title: true, city: true, state: true, picture: true })
      .extend({ id: uuidSchema }),
  ),
});
export type CabinOrder = z.infer<typeof cabinOrderSchema>;

/** The ids of cabins in order. */
export const orderedIdsSchema = z.array(uuidSchema).max(MAX_ORDERED);

// The database validates these. A list here would be bundled into every page of the shop that shares this script.
const SLUG = /^[a-z][a-z_-]{1,39}$/;

const BED_KINDS = ['king', 'queen', 'full', 'twin', 'bunk', 'sofa_bed'] as const;
const bedSchema = z.strictObject({
  room: textSchema(1, 40),
  kind: z.enum(BED_KINDS),
  count: z.int().min(1).max(10),
});

/** Counted across all cabins. */
export const MAX_OWN_AMENITIES = 40;
/** The characters of a label. */
export const MAX_OWN_LABEL = 60;

export const ownLabelSchema = textSchema(1, MAX_OWN_LABEL);
const ownAmenitySchema = z.strictObject({
  group: z.string(),
  label: ownLabelSchema,
  has: z.boolean(),
});

/** The characters of a fact and of its source. */
export const MAX_FACT_TEXT = 300;
export const MAX_FACT_SOURCE = 120;

const mountainFactSchema = z.strictObject({
  topic: z.custom<MountainTopic>((value) => typeof value === 'string' && SLUG.test(value)),
  text: textSchema(1, MAX_FACT_TEXT),
  source: textSchema(1, MAX_FACT_SOURCE),
  date: calendarDateSchema,
});

/** Whether there is no door code, one for all guests, or one per stay. */
export const DOOR_KINDS = ['none', 'fixed', 'stay'] as const;
export type DoorKind = (typeof DOOR_KINDS)[number];

/** What a keypad accepts. */
export const doorCodeSchema = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z#*-]{3,20}$/);

const placeSchema = z.object({ latitude: z.number(), longitude: z.number() });

const areaSchema = z.custom<AreaSlug>((value) => typeof value === 'string' && SLUG.test(value));
export const roomSchema = z.custom<RoomType>(
  (value) => typeof value === 'string' && SLUG.test(value),
);

/** The editable facts, as `host_cabin` returns them. Their keys are those of `host_save_cabin`. */
const factsSchema = z.object({
  slug: z.string(),
  title: z.string(),
  shortDesc: z.string(),
  longDesc: z.string(),
  city: z.string(),
  area: areaSchema,
  maxGuests: z.int(),
  bedrooms: z.int(),
  baths: z.number(),
  bedTypes: z.array(bedSchema),
  has: z.array(z.string()),
  lacks: z.array(z.string()),
  ownAmenities: z.array(ownAmenitySchema).max(MAX_OWN_AMENITIES),
  mountainFacts: z.array(mountainFactSchema).max(20),
  houseRules: z.array(z.string()),
  cleaningFee: z.int(),
  petFee: z.int().nullable(),
  maxPets: z.int(),
  surchargePercent: z.number(),
  freeCancelDays: z.int(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  place: placeSchema.nullable(),
  elevationFt: z.int(),
  videoTourUrl: z.string().nullable(),
  tiktokIds: z.array(z.string()),
  mountainMamaReview: z.string().nullable(),
  featured: z.boolean(),
  address: z.string().nullable(),
  directions: z.string().nullable(),
  doorKind: z.enum(DOOR_KINDS),
  doorCode: z.string().nullable(),
  doorNote: z.string().nullable(),
  wifiName: z.string().nullable(),
  wifiPassword: z.string().nullable(),
  parking: z.string().nullable(),
  manual: z.string().nullable(),
  opensHoursBefore: z.int(),
});
export type CabinFacts = z.infer<typeof factsSchema>;

const checklistSchema = z.array(
  z.object({ item: checklistItemSchema, done: z.boolean(), count: z.int().nullable() }),
);
export type CabinChecklist = z.infer<typeof checklistSchema>;

/** The response of `replace_drawings_plan`. `host_replace_drawings` takes it back as what the owner saw. */
export const drawingsSchema = z.object({
  cabins: z.int(),
  bookings: z.int(),
  /** The titles of cabins that leave the site until they have photographs. */
  offlineCabins: z.array(z.string().max(200)).max(1000),
});
export type Drawings = z.infer<typeof drawingsSchema>;

export const hostCabinSchema = z.object({
  id: uuidSchema,
  slug: z.string(),
  title: z.string(),
  state: stateSchema,
  facts: factsSchema,
  /** The email of whoever last changed each fact. */
  changedBy: z.record(z.string(), z.string()),
  checklist: checklistSchema,
  /** Custom amenities that other cabins have or lack. */
  offeredAmenities: z.array(z.object({ group: z.string(), label: z.string() })),
  oldSlugs: z.array(z.string()),
  staysToCome: z.int(),
  /** What switching to photographs would remove; null if there is nothing to switch or the caller isn't allowed to. */
  drawings: drawingsSchema.nullable(),
  /** The owner's application it was created from. */
  applicationId: uuidSchema.nullable(),
});
export type HostCabin = z.infer<typeof hostCabinSchema>;

const halvesOf = (text: string) => {
  const halves = /^\d{1,2}(?:\.[05])?$/.test(text.trim()) ? Number(text) : null;
  return halves !== null && halves >= 0.5 && halves <= 40 ? halves : null;
};
const percentOf = (text: string) => {
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null;
  return percent !== null && percent <= 100 ? percent : null;
};
const feetOf = (text: string) => {
  const feet = /^-?\d{1,5}$/.test(text.trim().replace(',', ''))
    ? Number(text.replace(',', ''))
    : null;
  return feet !== null && feet >= -300 && feet <= 15_000 ? feet : null;
};
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MAX_DOLLARS = 1_000_000;
export const MAX_HOUSE_RULES = 30;
/** The characters of a rule. */
export const MAX_RULE_TEXT = 200;

const lines = (most: number, longest: number) =>
  z
    .string()
    .transform(linesOf)
    .pipe(z.array(textSchema(1, longest)).max(most));

const AMENITY_ANSWERS = ['has', 'lacks', 'unsaid'] as const;
export type AmenityAnswer = (typeof AMENITY_ANSWERS)[number];
/** What is said of each changed amenity. */
const amenitiesSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
  z.enum(AMENITY_ANSWERS),
);

/** The initial fields of a new cabin. */
const firstFields = {
  title: textSchema(2, 80),
  city: textSchema(2, 60),
  area: factsSchema.shape.area,
  maxGuests: typedIntSchema(1, 40),
  bedrooms: typedIntSchema(0, 40),
  baths: z.string().transform(parsedBy(halvesOf, 'Not full or half baths')),
};
export const newCabinSchema = z.strictObject({
  ...firstFields,
  nightlyRate: dollarsSchema(100, 10_000_000),
});
export type NewCabin = z.input<typeof newCabinSchema>;

/** All editable fields of the form. It parses to CabinFacts' fields. */
export const cabinFormSchema = z.strictObject({
  ...firstFields,
  slug: z
    .string()
    .trim()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  shortDesc: textSchema(0, 240),
  longDesc: longTextSchema(8000),
  bedTypes: z.array(bedSchema).max(60),
  amenities: amenitiesSchema,
  ownAmenities: factsSchema.shape.ownAmenities,
  mountainFacts: factsSchema.shape.mountainFacts,
  houseRules: lines(MAX_HOUSE_RULES, MAX_RULE_TEXT),
  cleaningFee: dollarsSchema(0, MAX_DOLLARS),
  petFee: orNone(dollarsSchema(0, MAX_DOLLARS)),
  maxPets: typedIntSchema(0, 20),
  surchargePercent: z.string().transform(parsedBy(percentOf, 'Not a percentage')),
  freeCancelDays: typedIntSchema(0, 365),
  checkInTime: z.string().regex(TIME),
  checkOutTime: z.string().regex(TIME),
  place: z.string().max(2000).transform(parsedBy(parsePlace, 'Not a place')),
  elevationFt: z.string().transform(parsedBy(feetOf, 'Not feet')),
  videoTourUrl: orNone(
    z
      .string()
      .transform(completeVideoLink)
      .pipe(
        z
          .string()
          .max(500)
          .regex(/^(?:https:\/\/|\/)\S+$/),
      ),
  ),
  /** Video numbers, and short links that haven't been looked up yet. */
  tiktokIds: lines(6, 500).pipe(
    z.array(z.string().transform(parsedBy(readShortVideo, 'Not a short video'))),
  ),
  mountainMamaReview: orNone(textSchema(1, 400)),
  featured: z.boolean(),
  address: orNone(textSchema(5, 200)),
  directions: orNone(longTextSchema(2000).pipe(z.string().min(5))),
  doorKind: z.enum(DOOR_KINDS),
  doorCode: orNone(doorCodeSchema),
  doorNote: orNone(longTextSchema(500)),
  wifiName: orNone(textSchema(1, 64)),
  wifiPassword: orNone(textSchema(1, 64)),
  parking: orNone(longTextSchema(500)),
  manual: orNone(longTextSchema(20_000)),
  opensHoursBefore: typedIntSchema(0, 720),
});
export type CabinForm = z.input<typeof cabinFormSchema>;
export type CabinField = keyof CabinForm;

/** The values of the changed fields from when each was first edited. */
export type SeenFacts = z.infer<typeof cabinChangeSchema>['seen'];

/** The changed fields, and the values the form showed before. */
export const cabinChangeSchema = z.strictObject({
  changes: cabinFormSchema.partial(),
  seen: factsSchema
    .omit({ has: true, lacks: true })
    .extend({ amenities: amenitiesSchema })
    .partial(),
});
export type CabinChange = z.input<typeof cabinChangeSchema>;

export const cabinSavedSchema = z.object({ slug: z.string() });
export const newStateSchema = z.enum(['live', 'offline', 'archived']);
export const stateSavedSchema = z.object({ state: stateSchema });
