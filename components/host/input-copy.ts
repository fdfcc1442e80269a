import type { Refusal } from './refusal-copy';
import type { InputProblem } from '@/lib/domain/host/input-problem';

const FIELDS: Record<string, string> = {
  address: 'The street address',
  adults: 'Adults',
  amenities: 'The amenities',
  amount: 'The amount',
  amountCents: 'The amount',
  area: 'The area',
  baths: 'The number of baths',
  bedrooms: 'The number of bedrooms',
  bedTypes: 'The list of beds',
  body: 'The text',
  cabinId: 'The cabin',
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
  dealPercents: 'The list of percents',
  description: 'What it shows',
  directions: 'The directions',
  doorCode: 'The door code',
  doorKind: 'The kind of door code',
  doorNote: 'How the door opens',
  elevationFt: 'The elevation',
  email: 'The e-mail address',
  facebook: 'The address at Facebook',
  featured: 'Featured',
  followers: 'How many follow you',
  followersOf: 'Who they are',
  freeCancelDays: 'The number of days',
  from: 'The first check-in day',
  hiddenCategories: 'The categories',
  host: 'Your name',
  houseRules: 'A house rule',
  imageUrl: 'The address of the picture',
  instagram: 'The address at Instagram',
  label: 'The name',
  letterName: 'The name of the newsletter',
  line: 'The sentence',
  local: 'The county tax',
  longDesc: 'The long description',
  manual: 'The house manual',
  maxGuests: 'The number of guests',
  maxPets: 'The number of pets',
  minimumStayReason: 'The reason',
  minStay: 'The number of nights',
  mountainMamaReview: 'Your own word',
  name: 'The name',
  nightlyRate: 'The price',
  nights: 'The number of nights',
  note: 'The note',
  occupancy: 'The lodging tax',
  opening: 'The text of your first words',
  opensHoursBefore: 'The number of hours',
  ownAmenities: 'Your own amenities',
  parking: 'The parking',
  paymentNote: 'The note',
  percent: 'The percentage',
  petFee: 'The pet fee',
  pets: 'Pets',
  phone: 'The phone',
  place: 'The place',
  postalAddress: 'The postal address',
  previewLine: 'The preview line',
  price: 'The price',
  promoCode: 'The promo code',
  reason: 'The reason',
  region: 'The region',
  regionInText: 'The region in a sentence',
  room: 'The name of a room',
  roomType: 'The room',
  shortDesc: 'The short description',
  since: 'Since when',
  slug: 'The address of its page',
  sendAt: 'The time',
  sms: 'The text',
  state: 'The state tax',
  stateCode: 'The state in short',
  stateName: 'The state',
  story: 'The story',
  storyHeading: 'The heading',
  subject: 'The subject',
  support: 'The hours',
  surchargePercent: 'The surcharge',
  tagline: 'The line',
  text: 'The text',
  timezone: 'The time zone',
  tiktok: 'The TikTok name',
  tiktokIds: 'A TikTok video',
  title: 'The name',
  url: 'The address',
  videoTourUrl: 'The video tour',
  wifiName: 'The Wi-Fi',
  wifiPassword: 'The Wi-Fi password',
  words: 'The text',
};

// Whatever is wrong with them.
const RULES: Record<string, string> = {
  days: 'Use at most 60 days before, or 14 after.',
  code: 'The code does not fit. It changes every 30 seconds.',
  password: 'Use 12 to 72 characters that are hard to guess.',
};

const WRONG: Record<string, string> = {
  imageUrl:
    'The address of the picture must begin with https://, or with /images/ for one of this site.',
  doorCode: 'A door code has 3 to 20 digits or letters, # or *.',
  baths: 'Enter full or half baths, such as 2 or 2.5.',
  place:
    'Enter latitude and longitude, such as 35.7144, -83.5247, or paste a link of a map that has them.',
  facebook: 'The address must begin with https://.',
  instagram: 'The address must begin with https://.',
  dealPercents: 'Enter one to six percents from 1 to 60, such as 10, 15, 20.',
  tiktok: 'A TikTok name has 2 to 30 letters, digits, points or underscores.',
  stateCode: 'Use the two letters of the state, such as TN.',
  sendAt: 'Choose a day and a time, or leave it empty to send now.',
  slug: 'Use small letters, digits and hyphens, such as laurel-lantern.',
  videoTourUrl: 'The address of the video must begin with https://.',
  email: 'Please enter a whole e-mail address.',
  phone: 'Check the phone: a US number with 10 digits.',
  words:
    'The words must name the shop and say “Msg & data rates may apply”, STOP and HELP, without < or >.',
  url: 'The address must begin with https:// and name a host, without a port or a password.',
};

/** What a field is called. */
export const fieldName = (field: string): string => FIELDS[field] ?? 'A field';

const isProblem = (detail: object): detail is InputProblem => 'field' in detail;

// The fields that other refusals are about.
const REFUSED: Record<string, string> = {
  ...{ already_invited: 'email', already_staff: 'email', bad_email: 'email' },
  ...{
    bad_address: 'url',
    known_amenity: 'ownAmenities',
    known_area: 'city',
    too_many_amenities: 'ownAmenities',
    known_feed: 'url',
    known_name: 'name',
    known_slug: 'slug',
    far_place: 'place',
    known_photo: 'imageUrl',
    unknown_picture_host: 'imageUrl',
    wrong_code: 'code',
    consent_lacks: 'words',
    same_words: 'words',
  },
  ...{ wrong_password: 'current', weak_password: 'password', same_password: 'password' },
};

/** The name of the field that was refused; empty where it was the whole form. */
export const fieldOf = ({ code, detail = {} }: Refusal): string =>
  code === 'bad_input' && isProblem(detail) ? detail.field : (REFUSED[code] ?? '');

/** What is wrong with a field, in words. */
export function inputText(detail: object = {}): string {
  if (!isProblem(detail)) return 'A field cannot be read. Check the form.';
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
      return `${name} has characters that cannot be used.`;
    default:
      return WRONG[field] ?? `${name} cannot be read. Check it.`;
  }
}
