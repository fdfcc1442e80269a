import { missingText, NEEDED_PICTURES } from './cabin-copy';
import { missingTextOf } from './consent-copy';
import { inputText } from './input-copy';
import { missingInPost } from './post-copy';
import { takenText, tonightOverText } from './unavailable-copy';
import { PHOTO_PROBLEMS } from '@/components/ui/photo-problems';
import { VOICE_LIMITS } from '@/lib/domain/host/voice-file';
import { plural } from '@/lib/format';
import type { RefusalCode } from '@/lib/schemas/host/refusal';

export type Refusal = { code: RefusalCode; detail?: Record<string, unknown> };

const GONE = 'It is no longer there. Reload the page.';

const COPY: Record<Exclude<RefusalCode, 'bad_input' | 'consent_lacks'>, string> = {
  'signed-out': 'You are signed out. Sign in again; what you typed stays.',
  'not-allowed': 'Your role may not do this.',
  offline:
    'You are offline, so nothing was sent. What you typed stays; send it once you are connected.',
  lost: 'No answer came, so it is not known whether this was done. What you typed stays; look at the page again before you send it once more.',
  broken:
    'Something broke on our side, so it is not known whether this was done. What you typed stays; look at the page again before you send it once more.',
  wrong_code: 'The code does not fit. It changes every 30 seconds.',
  already_booked: 'This was booked a moment ago, with other details. Look at the list of bookings.',
  already_cancelled: 'This booking is already canceled.',
  already_converted: 'A cabin was made of this application already. Reload the page.',
  already_invited: 'This address is invited already; its letter is on its way.',
  already_staff:
    'This address belongs to the staff already. It signs in with a code by mail; if it was dismissed, bring it back.',
  already_undone: 'This was taken back already.',
  area_in_use: 'Cabins are in this area. Give them another one first.',
  areas_changed:
    'Somebody changed the areas meanwhile. Nothing was saved. Reload the page; what you typed stays.',
  audience_changed:
    'Meanwhile somebody joined or left the list. Nothing was sent. Reload the page and look at the number again.',
  bad_address:
    'The address must begin with https:// and name a host, without a port or a password.',
  bad_change: 'This change cannot be read. Check the fields.',
  bad_rates: 'These rates cannot be read. Check the fields.',
  bad_email: 'Please enter a whole email address.',
  busy: 'Somebody is changing these nights. Try again in a moment.',
  import_problems:
    'Some lines cannot be imported any more. Nothing was written; look at the preview again.',
  review_changed:
    'Somebody changed this review meanwhile. Nothing was saved. Reload the page; what you typed stays.',
  unknown_review: GONE,
  known_amenity: 'There is an amenity of these words already, perhaps in another group.',
  known_area: 'There is an area of this name or address already.',
  known_code: 'There is a promotion of this code already.',
  known_feed: 'This calendar is in the list already.',
  cabin_changed:
    'Somebody else changed some of it while you were typing. Nothing was saved; look at the marked fields.',
  known_photo: 'This picture is in the list already.',
  known_post_slug: 'Another article or event has this address. Choose another.',
  post_changed:
    'Somebody else changed some of it while you were typing. Nothing was saved; look at the marked fields.',
  post_not_ready: 'Something is missing that every published article or event has.',
  post_time_past: 'This time is over. Choose one to come, or publish it now.',
  redirected_slug:
    'This address leads to another article or event now. Give up that redirect on its page first, or choose another address.',
  photo_post:
    'This TikTok link leads to photos, not to a video. Choose a video, copy its link and paste it here.',
  no_short_video:
    'Invalid TikTok URL. Open the video itself, copy its link and paste it here: /video/ and a number stand in it.',
  dead_video_link:
    'This short link leads to no TikTok video. Open it in a browser, then copy the address that has /video/ in it.',
  video_link_unread:
    'TikTok doesn’t say where this short link leads right now. Save again in a moment, or open it in a browser and copy the address that has /video/ in it.',
  photos_changed:
    'Somebody else added or removed a picture meanwhile. Reload the page and order them again.',
  order_changed:
    'The order has changed meanwhile. Nothing was saved; discard your moves to see it as it is now.',
  too_few_photographs:
    'Guests see a cabin in photographs once there are eight with a text. Add the others first.',
  too_few_photos: 'A live cabin keeps eight pictures. Add another one first.',
  too_many_photos: 'There are 60 pictures, which is the most. Remove one first.',
  other_kind:
    'This cabin is shown in photographs, so guests wouldn’t see this drawing. Choose a photograph.',
  untold_photo: 'Say what it shows first. Visitors see no picture without a text.',
  cabins_lack_pictures:
    'Some live cabins have fewer than eight pictures of this kind with a text. Add them first.',
  ...PHOTO_PROBLEMS,
  photo_unreadable:
    'This file is damaged or incomplete. Open it on your phone or computer, save it again, and add that.',
  photo_too_small:
    'This picture is small and would look blurred: its longer side needs 1,024 pixels.',
  logo_too_small:
    'This logo is small and would look blurred: its longer side needs 180 pixels, the other 40.',
  voice_unknown: 'This isn’t a recording we can use: choose an M4A, MP4 or WebM file.',
  voice_unreadable:
    'There’s no sound in this recording that we can read. Record it again, or choose another file.',
  voice_too_long: `This is longer than ${VOICE_LIMITS.seconds} seconds. Record a shorter one.`,
  voice_too_large: 'This file is over 2 MB. Record it here instead, or export a smaller one.',
  upload_too_large: 'This file is over 40 MB. Save it smaller and add that.',
  too_many_uploads: 'That was a lot of files at once. Wait a while, then try again.',
  upload_lost: 'The upload did not arrive whole. Add the file again.',
  unknown_picture_host:
    'This site may not show pictures of that host. Ask whoever runs your server to allow it.',
  known_slug: 'Another cabin has or had this address. Choose another.',
  not_ready: 'Something that a live cabin needs is missing. Look at the list at the top.',
  stays_to_come:
    'Guests are still to come. Take it off line instead, and archive it after the last stay.',
  known_name: 'Another template has this name.',
  last_area: 'The last area stays. Add another one first.',
  last_owner: 'The last owner stays one. Make somebody else an owner first.',
  letter_begun: 'This letter is on its way or was sent, so it stays as it is. Reload the page.',
  minimum_stay:
    'The stay is shorter than the minimum of its check-in. Allow it, and say why; or choose more nights.',
  not_queued: 'This letter has left or was stopped already.',
  no_postal_address:
    'The law asks for a postal address in every newsletter, and your shop has none. Enter it in the settings of the shop first.',
  no_readers: 'Nobody has confirmed yet, so there is nobody to send it to.',
  needs_notice:
    'This cabin takes no arrivals today: its rates ask for notice, or the day is closed to arrival. Change that under Rates or in the calendar first.',
  no_text: 'Texts go to US numbers of real bookings only. Copy the link instead.',
  no_cabin: 'Choose at least one cabin.',
  dates_taken: 'These nights have just been taken. Choose others.',
  deal_begun:
    'A visitor has seen the deal of that day already, so it stays. End it early if it should not run.',
  deal_over: 'This deal is over already.',
  not_sending: 'This letter is not on its way any more. Reload the page.',
  examples_changed: 'The examples have changed meanwhile. Reload the page and look again.',
  far_place:
    'This place lies far from the area of the cabin. Look at its signs: the longitude of America begins with a minus.',
  hold_over: 'This hold is over. Book anew if the nights are still free.',
  not_agreed: 'Set the application to “Agreed” first.',
  not_a_block: 'Only a block or an owner stay can be opened again.',
  not_cancellable: 'This booking can’t be canceled anymore.',
  not_chargeable: 'Only a booking that is paid and not canceled can be charged for more.',
  not_payable: 'It is paid or over already. Reload the page.',
  not_sold:
    'These nights cannot be sold like this any more. Look at the price again, or choose others.',
  not_sendable: 'This letter cannot be sent again.',
  own_dismissal: 'You cannot dismiss yourself.',
  past: 'Days in the past stay as they are.',
  promotion_changed:
    'Somebody changed this promotion meanwhile. Nothing was saved. Reload the page and look again.',
  promotion_once:
    'This guest has a booking with this promo code already, and it is for one each. Take the code out and look at the price again.',
  promotion_shown:
    'The site shows this promotion. Choose another one, or none, under Settings first.',
  promotion_used: 'A booking has it, so it is kept. Pause it instead.',
  quote_changed: 'The price has changed. Look at the new total and book again.',
  booking_changed:
    'Somebody has changed this booking meanwhile. Reload the page and look at it again.',
  more_than_left: 'That is more than is left of what was paid.',
  nights_taken: 'Somebody else has some of these nights. Choose other nights or another cabin.',
  not_movable: 'Only a booking that is paid and not over can be changed.',
  nothing_changed: 'The stay is the same as before. Change dates, party or cabin.',
  price_changed: 'The price is another by now. Look at the new one and confirm again.',
  range_too_long: 'That is too many days at once. Choose at most 400.',
  taxes_in_use:
    'A cabin on the site, or one with stays to come, needs these taxes. They stay for now.',
  rate_begun: 'These rates hold already. Save others from a later day on.',
  rates_changed:
    'Somebody changed these rates meanwhile. Nothing was saved. Reload the page; what you typed stays.',
  refund_changed: 'The refund is another by now. Look at the new amount and confirm again.',
  code_expired: 'This took too long. Begin again.',
  factor_failed: 'The second factor cannot be reached right now. Try again in a minute.',
  same_words: 'These words hold already.',
  second_factor: 'Enter the code of your authenticator app first.',
  stale_sign_in:
    'Sign in again with a code or a link, and set the password within fifteen minutes.',
  weak_password: 'Use 12 to 72 characters that are hard to guess.',
  same_password: 'This is your password already.',
  wrong_password: 'The old password does not fit.',
  password_failed: 'The password could not be set. Please try again.',
  sent_before:
    'This form was sent before with other details. Reload the page and look what was done before you send it again.',
  settings_changed:
    'Somebody changed one of these meanwhile. Nothing was saved. Reload the page; what you typed stays.',
  stay_begun:
    'The day of arrival has come, so the stay can no longer be changed. Charge or refund the difference instead.',
  still_queued: 'This letter is still waiting to be sent.',
  tonight_over: 'Tonight can no longer be booked. The hour until which it can is in the settings.',
  too_far: 'These days are too far ahead.',
  too_late: 'It is too late to take this back.',
  too_many_amenities:
    'There are 40 amenities of your own, which is the most. Take one from all cabins first.',
  too_many_areas: 'There are 40 areas, which is the most. Remove one first.',
  too_many_cabins: 'Choose at most 50 cabins.',
  too_many_posts: 'There are 5,000 articles and events, which is the most. Delete one first.',
  too_many_promotions: 'There are 200 promotions, which is the most. Remove one first.',
  too_many_rates: 'There are 500 rates, which is the most.',
  too_many_seasons: 'There can be at most 30 seasons.',
  too_many_codes: 'Too many tries. Wait a few minutes.',
  too_many_templates: 'There are 60 templates, which is the most. Delete one first.',
  too_many_tests: 'That was a lot of tests at once. Try again in a minute.',
  too_often: 'That was sent a moment ago. Wait a little.',
  after_arrival: 'That is when the next guests come in, or later. Choose an earlier time.',
  late_limits: 'A late check-out is later than the usual one, and at 8 PM at the latest.',
  lines_open: 'Some lines that have to be ticked are open. Tick them, or say why not.',
  not_by_hand: 'A turnover goes with its stay. Cancel or move the stay instead.',
  photo_missing: 'A photograph is asked for. Add it, or say why there is none.',
  short_turnover:
    'That leaves less time for cleaning than a turnover takes. Confirm it, or choose an earlier time.',
  stay_over: 'This stay is over or canceled, so its check-out stays as it was.',
  task_changed: 'Somebody changed this task meanwhile. Reload the page and look at it again.',
  task_done: 'This task is done already.',
  task_dropped: 'This task is no longer needed: its stay was canceled.',
  too_many_supplies: 'There are 100 things to buy for this cabin, which is the most.',
  too_many_task_photos: 'A task has at most ten photographs.',
  unknown_line: 'This line is no longer on the checklist.',
  unknown_supply: GONE,
  unknown_task: 'This task is no longer there, or somebody else has it now.',
  unknown_application: GONE,
  unknown_area: GONE,
  unknown_booking: GONE,
  unknown_cabin: GONE,
  unknown_change: GONE,
  unknown_charge: GONE,
  unknown_conflict: GONE,
  unknown_feed: GONE,
  unknown_field: GONE,
  unknown_letter: GONE,
  unknown_message: GONE,
  unknown_drawing: GONE,
  unknown_photo: GONE,
  unknown_post: GONE,
  unknown_pin: GONE,
  unknown_promotion: GONE,
  unknown_rate: GONE,
  unknown_staff: GONE,
  unknown_subscriber: GONE,
  unknown_template: GONE,
  unknown_text: GONE,
  wants_no_mail:
    'This address reported our mail as spam or wants none, so nothing is sent to it. Call instead.',
};

// Of a server that is newer than the page.
const UNKNOWN =
  'This could not be done, and the reason is not known here. Reload the page and look before you try again.';

// Of a form that is sent under a key.
const COPY_ONCE: Partial<Record<RefusalCode, string>> = {
  lost: 'No answer came, so it is not known whether this was done. What you typed stays. Send it again: it is done only once.',
  broken:
    'Something broke on our side, so it is not known whether this was done. What you typed stays. Send it again: it is done only once.',
};

/** What is shown where something was refused, or no answer came. `isOnce`: sent again, it is done once. */
export function refusalText({ code, detail }: Refusal, isOnce = false): string {
  if (code === 'bad_input') return inputText(detail);
  if (code === 'consent_lacks') return missingTextOf(detail?.parts);
  if (code === 'unknown_field' && typeof detail?.field === 'string') {
    return `There is no field {${detail.field}}.`;
  }
  if (code === 'area_in_use' && typeof detail?.cabins === 'number') {
    const { cabins } = detail;
    return `${cabins} ${plural(cabins, 'cabin is', 'cabins are')} in this area, archived ones counted. Give ${plural(cabins, 'it', 'them')} another one first.`;
  }
  if (code === 'redirected_slug' && typeof detail?.title === 'string') {
    return `This address leads to “${detail.title}” now. Give up that redirect on its page first, or choose another address.`;
  }
  if (code === 'tonight_over' && typeof detail?.until === 'number') {
    return tonightOverText(detail.until);
  }
  if (code === 'not_ready') return missingText(detail?.missing) ?? COPY[code];
  if (code === 'too_few_photographs' && typeof detail?.count === 'number') {
    const more = NEEDED_PICTURES - detail.count;
    return `${more} more ${plural(more, 'photograph', 'photographs')} with a text, and guests can see this cabin in photographs.`;
  }
  if (code === 'nights_taken') return takenText(detail) ?? COPY[code];
  if (code === 'post_not_ready') return missingInPost(detail?.missing) ?? COPY[code];
  const text: string | undefined = (isOnce ? COPY_ONCE[code] : undefined) ?? COPY[code];
  return text ?? UNKNOWN;
}
