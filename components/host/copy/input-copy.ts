import type { InputProblem } from '@/lib/domain/host/input-problem';
import type { Refusal, RefusalCode } from '@/lib/schemas/host/refusal';

const FIELDS: Record<string, string> = {
  maxNights: 'The longest stay',
  taxName: 'The tax name',
  lines: 'The list of taxes',
  address: 'The street address',
  adults: 'Adults',
  amenities: 'The amenities',
  amount: 'The amount',
  amountCents: 'The amount',
  answer: 'The reply',
  area: 'The area',
  author: 'The author',
  assigneeId: 'The assignee',
  baths: 'The number of baths',
  bedrooms: 'The number of bedrooms',
  bedTypes: 'The list of beds',
  body: 'The text',
  bodyMarkdown: 'The text',
  bookFrom: 'The first day of booking',
  bookTo: 'The last day of booking',
  cabinId: 'The cabin',
  cabinIds: 'The list of cabins',
  cancelDays: 'The number of days',
  cents: 'The price change',
  changeBy: 'The amount',
  checkIn: 'Check-in',
  checkInTime: 'The check-in time',
  checkOut: 'Check-out',
  checkOutTime: 'The check-out time',
  children: 'Children',
  city: 'The town',
  cleaningFee: 'The cleaning fee',
  closing: 'The closing line',
  colors: 'The colors',
  dealPercents: 'The list of percentages',
  description: 'What it shows',
  directions: 'The directions',
  doorCode: 'The door code',
  doorKind: 'The door code type',
  doorNote: 'How the door opens',
  elevationFt: 'The elevation',
  email: 'The email address',
  date: 'The day',
  eventAreas: 'The areas to stay in',
  eventFrom: 'The first day',
  eventPin: 'The pin on the map',
  eventPlace: 'The place',
  eventTo: 'The last day',
  eventTown: 'The town',
  eventUrl: 'The link',
  eventWarning: 'The traffic warning',
  excerpt: 'The summary',
  facebook: 'The Facebook link',
  featured: 'Featured',
  followers: 'The number of followers',
  followersOf: 'The audience name',
  freeCancelDays: 'The number of days',
  from: 'The first check-in day',
  heroAlt: 'What the picture shows',
  heroFocusX: 'The crop',
  heroFocusY: 'The crop',
  heroImageUrl: 'The picture',
  hiddenCategories: 'The categories',
  host: 'Your name',
  houseRules: 'A house rule',
  imageUrl: 'The picture’s address',
  instagram: 'The Instagram link',
  kind: 'The kind',
  label: 'The name',
  length: 'The length',
  leastMinutes: 'The number of minutes',
  letterName: 'The newsletter name',
  line: 'The sentence',
  longDesc: 'The long description',
  manual: 'The house manual',
  maxGuests: 'The number of guests',
  maxPets: 'The number of pets',
  maxUses: 'The number of bookings',
  minimumStayReason: 'The reason',
  minNights: 'The number of nights',
  minStay: 'The number of nights',
  mountainMamaReview: 'Your own take',
  mountainFacts: 'What guests should know about the place',
  legalName: 'The legal name',
  name: 'The name',
  nightlyRate: 'The price',
  nights: 'The number of nights',
  note: 'The note',
  opening: 'The opening text',
  opensHoursBefore: 'The number of hours',
  ownAmenities: 'Your own amenities',
  parking: 'The parking',
  parts: 'The list of parts',
  paymentNote: 'The note',
  percent: 'The percentage',
  permit: 'The license or permit',
  petFee: 'The pet fee',
  pets: 'Pets',
  phone: 'The phone',
  place: 'The place',
  posterUrl: 'The first picture',
  postalAddress: 'The postal address',
  previewLine: 'The preview line',
  price: 'The price',
  promoCode: 'The promo code',
  promotion: 'The promotion',
  promotionSeason: 'When it’s valid',
  promotionText: 'What the site says about it',
  reason: 'The reason',
  quantity: 'The amount',
  region: 'The region',
  regionInText: 'The region in a sentence',
  relatedCabinSlugs: 'The cabins',
  relatedPostSlugs: 'The articles and events',
  room: 'A room name',
  roomType: 'The room',
  seasonEnd: 'The season’s last day',
  seasonStart: 'The season’s first day',
  shortDesc: 'The short description',
  since: 'Hosting since',
  handpicked: 'How cabins are chosen',
  noFees: 'The claim about fees',
  instantBooking: 'The claim about booking',
  virtualTours: 'The claim about tours',
  bestPrice: 'The claim about the price',
  referencePrefix: 'The booking reference letters',
  promiseText: 'The promise',
  termsText: 'The terms',
  privacyText: 'The privacy policy',
  size: 'The discount',
  slug: 'The page address',
  sendAt: 'The time',
  sms: 'The text',
  source: 'The source',
  stateCode: 'The state code',
  stateName: 'The state',
  stayFrom: 'The first check-in',
  stayTo: 'The last check-in',
  story: 'The story',
  storyHeading: 'The heading',
  subject: 'The subject',
  support: 'The hours',
  surchargePercent: 'The surcharge',
  tagline: 'The line',
  text: 'The text',
  time: 'The time',
  timezone: 'The time zone',
  tiktok: 'The TikTok name',
  tiktokIds: 'A TikTok video',
  title: 'The name',
  transcript: 'The text',
  usualFrom: 'The first usual day',
  usualTo: 'The last usual day',
  usualWhen: 'The usual days in words',
  uploadedOn: 'The day',
  topics: 'The topics',
  url: 'The address',
  videoTourUrl: 'The video tour',
  wifiName: 'The Wi-Fi',
  wifiPassword: 'The Wi-Fi password',
  words: 'The text',
};

// Rules by field, whatever the problem is.
const RULES: Record<string, string> = {
  day: 'Choose a day from today on.',
  days: 'Use at most 60 days before, or 14 after.',
  code: 'That code doesn’t match. It changes every 30 seconds.',
  password: 'Use 12 to 72 characters that are hard to guess.',
};

const WRONG: Record<string, string> = {
  imageUrl:
    'The picture’s address must start with https://, or with /images/ for one on this site.',
  doorCode: 'A door code has 3 to 20 digits or letters, # or *.',
  baths: 'Enter whole or half baths, such as 2 or 2.5.',
  promoCode: 'A code has 3 to 32 letters and digits, - or _, such as SPRING15.',
  size: 'Enter a whole percentage up to 90, dollars from 1 to 10,000, or 2 to 30 nights.',
  seasonStart: 'Enter month and day, such as 09-01, in both fields or in neither.',
  seasonEnd: 'Enter month and day, such as 02-29, in both fields or in neither.',
  stayTo: 'The last check-in must not be before the first.',
  bookTo: 'The last day of booking must not be before the first.',
  place:
    'Enter latitude and longitude, such as 35.7144, -83.5247, or paste a map link that has them.',
  eventAreas: 'Enter the addresses of areas, such as pigeon-forge, one per line.',
  eventPin: 'Enter a name, the latitude and the longitude, such as Old Mill, 35.7895, -83.5538.',
  eventUrl: 'The link must start with https://.',
  relatedPostSlugs: 'Enter the addresses of posts, such as what-to-pack, one per line.',
  usualFrom: 'Enter month and day, such as 09-10.',
  usualTo: 'Enter month and day, such as 09-20.',
  facebook: 'The address must start with https://.',
  instagram: 'The address must start with https://.',
  dealPercents: 'Enter one to six percents from 1 to 60, such as 10, 15, 20.',
  referencePrefix: 'Use two to four letters.',
  tiktok: 'A TikTok name has 2 to 30 letters, digits, points or underscores.',
  stateCode: 'Use the two letters of the state, such as TN.',
  length: 'Enter minutes and seconds, such as 1:24, up to an hour.',
  parts:
    'Start each line with a time, such as 0:12 Kitchen. Keep the times in order and within the film.',
  sendAt: 'Choose a day and a time, or leave it empty to send now.',
  slug: 'Use lowercase letters, digits and hyphens, such as laurel-lantern.',
  tiktokIds: 'Enter each TikTok video’s number or link, one per line.',
  videoTourUrl: 'The video’s address must start with https://.',
  email: 'Enter a complete email address.',
  phone: 'Check the phone: a US number with 10 digits.',
  words:
    'The words must name the shop and say “Msg & data rates may apply”, STOP and HELP, without < or >.',
  url: 'The address must start with https:// and have no port or password.',
};

export const fieldName = (field: string): string => FIELDS[field] ?? 'A field';

const isProblem = (detail: object): detail is InputProblem => 'field' in detail;

// The field that each of these refusals is about.
const REFUSED: Record<string, string> = {
  already_invited: 'email',
  already_staff: 'email',
  bad_email: 'email',
  bad_address: 'url',
  known_amenity: 'ownAmenities',
  known_area: 'city',
  too_many_amenities: 'ownAmenities',
  known_feed: 'url',
  known_code: 'promoCode',
  known_name: 'name',
  known_slug: 'slug',
  known_post_slug: 'slug',
  redirected_slug: 'slug',
  post_time_past: 'time',
  far_place: 'place',
  known_photo: 'imageUrl',
  after_arrival: 'time',
  late_limits: 'time',
  short_turnover: 'isConfirmed',
  unknown_picture_host: 'imageUrl',
  wrong_code: 'code',
  consent_lacks: 'words',
  same_words: 'words',
  wrong_password: 'current',
  weak_password: 'password',
  same_password: 'password',
};

// The texts of these refusals already name their field.
const NAMING: readonly RefusalCode[] = [
  'bad_input',
  'photo_post',
  'no_short_video',
  'dead_video_link',
  'video_link_unread',
];

/** The name of the refused field, or empty for the whole form. */
export const fieldOf = ({ code, detail = {} }: Refusal): string =>
  NAMING.includes(code) && isProblem(detail) ? detail.field : (REFUSED[code] ?? '');

/** Describes what is wrong with a field. */
export function inputText(detail: object = {}): string {
  if (!isProblem(detail)) return 'A field can’t be read. Check the form.';
  const { field, problem, limit } = detail;
  const rule = RULES[field];
  if (rule !== undefined) return rule;
  const name = fieldName(field);
  switch (problem) {
    case 'empty':
      return `${name} is empty.`;
    case 'short':
      return `${name} needs at least ${limit} characters.`;
    case 'long':
      return `${name} is too long: at most ${limit} characters.`;
    case 'small':
    case 'big':
      return `${name} is too ${problem}.`;
    case 'characters':
      return `${name} has characters that can’t be used.`;
    default:
      return WRONG[field] ?? `${name} can’t be read. Check it.`;
  }
}
