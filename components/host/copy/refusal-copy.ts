import { missingText, NEEDED_PICTURES } from './cabin-copy';
import { missingTextOf } from './consent-copy';
import { inputText } from './input-copy';
import { missingInPost } from './post-copy';
import { takenText, tonightOverText } from './unavailable-copy';
import { PHOTO_PROBLEMS } from '@/components/ui/photo-problems';
import { VOICE_LIMITS } from '@/lib/domain/host/voice-file';
import { plural } from '@/lib/copy/format';
import type { Refusal, RefusalCode } from '@/lib/schemas/host/refusal';

const GONE = 'That’s gone. Reload the page.';

const COPY: Record<Exclude<RefusalCode, 'bad_input' | 'consent_lacks'>, string> = {
  'signed-out': 'You’re signed out. Sign in again; we’ll keep what you typed.',
  'not-allowed': 'Your role can’t do this.',
  offline:
    'You’re offline, so nothing was sent. We kept what you typed; send it once you’re back online.',
  lost: 'We didn’t get an answer, so we don’t know whether it went through. We kept what you typed; check the page before you send it again.',
  broken:
    'Something broke on our end, so we don’t know whether it went through. We kept what you typed; check the page before you send it again.',
  wrong_code: 'That code doesn’t match. It changes every 30 seconds.',
  already_booked: 'This was just booked with other details. Check the list of bookings.',
  already_cancelled: 'This booking is already canceled.',
  already_converted: 'This application already became a cabin. Reload the page.',
  already_invited: 'You’ve already invited this address. The email is on its way.',
  already_staff:
    'This address is already on your staff. It signs in with a code by email. If it was removed, bring it back.',
  already_undone: 'This was already undone.',
  area_in_use: 'There are cabins in this area. Move them to another one first.',
  areas_changed:
    'Somebody else just changed the areas, so nothing was saved. Reload the page; we’ll keep what you typed.',
  audience_changed:
    'Somebody just joined or left the list, so nothing was sent. Reload the page and check the number.',
  bad_address: 'The address must start with https:// and have no port or password.',
  bad_change: 'We can’t read this change. Check the fields.',
  bad_rates: 'We can’t read these rates. Check the fields.',
  bad_email: 'Enter a complete email address.',
  busy: 'Somebody else is changing these nights. Try again in a moment.',
  import_problems:
    'Some rows can’t be imported anymore, so nothing was saved. Check the preview again.',
  review_changed:
    'Somebody else just changed this review, so nothing was saved. Reload the page; we’ll keep what you typed.',
  unknown_review: GONE,
  known_amenity: 'You already have an amenity with this name, maybe in another group.',
  known_area: 'You already have an area with this name or address.',
  known_code: 'You already have a promotion with this code.',
  known_feed: 'This calendar is already on the list.',
  cabin_changed:
    'Somebody else changed part of this while you were typing, so nothing was saved. Check the marked fields.',
  known_photo: 'This picture is already on the list.',
  known_post_slug: 'Another post has this address. Choose a different one.',
  post_changed:
    'Somebody else changed part of this while you were typing, so nothing was saved. Check the marked fields.',
  post_not_ready: 'Something that every published post needs is missing.',
  post_time_past: 'That time has passed. Choose a later one, or publish now.',
  redirected_slug:
    'This address redirects to another post. Remove that redirect on its page first, or choose a different address.',
  photo_post:
    'This TikTok link leads to photos, not to a video. Choose a video, copy its link and paste it here.',
  no_short_video:
    'Invalid TikTok URL. Open the video itself, copy its link and paste it here. It has /video/ and a number in it.',
  dead_video_link:
    'This short link doesn’t lead to a TikTok video. Open it in a browser, then copy the address with /video/ in it.',
  video_link_unread:
    'TikTok doesn’t say where this short link leads right now. Save again in a moment, or open it in a browser and copy the address that has /video/ in it.',
  photos_changed:
    'Somebody else just added or removed a picture. Reload the page and sort them again.',
  order_changed:
    'The order just changed, so nothing was saved. Discard your moves to see the current one.',
  too_few_photographs:
    'Guests see a cabin in photographs once there are eight with a description. Add the others first.',
  too_few_photos: 'A live cabin needs at least eight pictures. Add another one first.',
  too_many_photos: '60 pictures is the limit. Remove one first.',
  other_kind:
    'This cabin is shown in photographs, so guests wouldn’t see this drawing. Choose a photograph.',
  untold_photo: 'Describe it first. Guests don’t see a picture without a description.',
  cabins_lack_pictures:
    'Some live cabins have fewer than eight pictures of this kind with a description. Add them first.',
  ...PHOTO_PROBLEMS,
  photo_unreadable:
    'This file is damaged or incomplete. Open it on your phone or computer, save it again, and add that.',
  photo_too_small:
    'This picture is too small and would look blurry. Its longer side needs at least 1,024 pixels.',
  logo_too_small:
    'This logo is too small and would look blurry. Its longer side needs at least 180 pixels, the other 40.',
  voice_unknown: 'This isn’t a recording we can use: choose an M4A, MP4 or WebM file.',
  voice_unreadable:
    'There’s no sound in this recording that we can read. Record it again, or choose another file.',
  voice_too_long: `This is longer than ${VOICE_LIMITS.seconds} seconds. Record a shorter one.`,
  voice_too_large: 'This file is over 2 MB. Record it here instead, or export a smaller one.',
  upload_too_large: 'This file is over 40 MB. Save it smaller and add that.',
  too_many_uploads: 'That was a lot of files at once. Wait a bit, then try again.',
  upload_lost: 'The upload was cut off. Add the file again.',
  unknown_picture_host:
    'This site can’t show pictures from that address. Ask whoever runs your server to allow it.',
  known_slug: 'Another cabin has or had this address. Choose another.',
  not_ready: 'Something a live cabin needs is missing. Check the list at the top.',
  stays_to_come:
    'Guests are still coming. Unpublish it instead, and archive it after the last stay.',
  known_name: 'Another template has this name.',
  last_area: 'You need at least one area. Add another one first.',
  last_owner: 'You need at least one owner. Make somebody else an owner first.',
  letter_begun:
    'This newsletter is on its way or already sent, so you can’t change it. Reload the page.',
  minimum_stay:
    'The stay is shorter than the minimum for this check-in. Allow it and say why, or choose more nights.',
  not_queued: 'This message already went out or was stopped.',
  no_postal_address:
    'Every newsletter needs a postal address by law. Add yours in the shop’s settings first.',
  no_readers: 'Nobody has confirmed yet, so there’s nobody to send it to.',
  needs_notice:
    'This cabin doesn’t take arrivals today: its rates need advance notice, or the day is closed to arrival. Change that under Rates or in the calendar first.',
  no_text: 'We only text US numbers of real bookings. Copy the link instead.',
  no_damage_deposit:
    'There’s no damage deposit to give back now: it was given back already, or the guest hasn’t left or paid everything. Reload the page.',
  no_cabin: 'Choose at least one cabin.',
  dates_taken: 'These nights were just taken. Choose others.',
  deal_begun:
    'A visitor has already seen that day’s deal, so it stays. End it early if it shouldn’t run.',
  deal_over: 'This deal is already over.',
  not_sending: 'This newsletter isn’t being sent anymore. Reload the page.',
  examples_changed: 'The examples just changed. Reload the page and check again.',
  far_place:
    'This place is far from the cabin’s area. Check the signs: longitudes in the US start with a minus.',
  hold_over: 'This hold ran out. Book again if the nights are still open.',
  not_agreed: 'Set the application to “Agreed” first.',
  not_a_block: 'You can only reopen a block or an owner stay.',
  not_cancellable: 'This booking can’t be canceled anymore.',
  not_chargeable: 'You can only charge more on a booking that’s paid and not canceled.',
  not_payable: 'It’s already paid or over. Reload the page.',
  not_sold:
    'These nights can’t be booked this way anymore. Check the price again, or choose others.',
  not_sendable: 'This message can’t be sent again.',
  own_dismissal: 'You can’t remove yourself.',
  past: 'You can’t change past days.',
  promotion_changed:
    'Somebody else just changed this promotion, so nothing was saved. Reload the page and check again.',
  promotion_personal:
    'This code is another guest’s own, and works only with the email address it was sent to.',
  return_offered: 'This guest already has a code for the next stay. Reload the page to see it.',
  not_departed: 'You can offer this once the stay is over.',
  no_mailbox: 'There’s no email address on this booking, so the code can’t be sent.',
  promotion_once:
    'This guest already has a booking with this promo code, and it’s one per guest. Remove the code and check the price again.',
  promotion_shown:
    'The site shows this promotion. Choose another one, or none, under Settings first.',
  promotion_used: 'A booking uses it, so it can’t be deleted. Pause it instead.',
  quote_tonight: 'Guests can’t book tonight on the site. Book it for them here.',
  quote_changed: 'The price changed. Check the new total and book again.',
  booking_changed: 'Somebody else just changed this booking. Reload the page and check it again.',
  more_than_left: 'That’s more than what’s left of the payment.',
  nights_taken: 'Somebody else has some of these nights. Choose other nights or another cabin.',
  not_offered: 'Guests can’t make this change themselves.',
  request_over:
    'This request isn’t open anymore: it was answered or withdrawn, or the stay changed. Reload the page.',
  not_movable: 'You can only change a booking that’s paid and not over.',
  nothing_changed: 'The stay is the same as before. Change dates, party or cabin.',
  price_changed: 'The price changed. Check the new one and confirm again.',
  range_too_long: 'That’s too many days at once. Choose at most 400.',
  taxes_in_use:
    'A live cabin, or one with upcoming stays, needs these taxes, so you can’t remove them yet.',
  rate_begun: 'These rates already apply. Save new ones from a later day on.',
  rates_changed:
    'Somebody else just changed these rates, so nothing was saved. Reload the page; we’ll keep what you typed.',
  refund_changed: 'The refund changed. Check the new amount and confirm again.',
  code_expired: 'This took too long. Start over.',
  factor_failed: 'We can’t check the second factor right now. Try again in a minute.',
  same_words: 'These words are already in use.',
  second_factor: 'Enter the code from your authenticator app first.',
  stale_sign_in:
    'Sign in again with a code or a link, and set the password within fifteen minutes.',
  weak_password: 'Use 12 to 72 characters that are hard to guess.',
  same_password: 'That’s already your password.',
  wrong_password: 'The old password doesn’t match.',
  password_failed: 'We couldn’t set the password. Please try again.',
  sent_before:
    'This form was already sent with other details. Reload the page and check what happened before you send it again.',
  settings_changed:
    'Somebody else just changed one of these, so nothing was saved. Reload the page; we’ll keep what you typed.',
  stay_begun:
    'It’s arrival day, so you can’t change the stay anymore. Charge or refund the difference instead.',
  still_queued: 'This message is still waiting to go out.',
  tonight_over: 'It’s too late to book tonight. You set the cutoff hour in the settings.',
  too_far: 'These days are too far ahead.',
  too_late: 'It’s too late to undo this.',
  too_many_amenities: '40 amenities of your own is the limit. Take one off every cabin first.',
  too_many_areas: '40 areas is the limit. Remove one first.',
  too_many_cabins: 'Choose at most 50 cabins.',
  too_many_posts: '5,000 posts is the limit. Delete one first.',
  too_many_promotions: '200 promotions is the limit. Remove one first.',
  too_many_rates: '500 rates is the limit.',
  too_many_seasons: '30 seasons is the limit.',
  too_many_codes: 'Too many tries. Wait a few minutes.',
  too_many_templates: '60 templates is the limit. Delete one first.',
  too_many_tests: 'That was a lot of tests at once. Try again in a minute.',
  too_often: 'You just sent that. Give it a moment.',
  after_arrival: 'The next guests check in by then. Choose an earlier time.',
  late_limits: 'A late check-out has to be after the usual time, and no later than 8 PM.',
  lines_open: 'Some required items aren’t checked. Check them, or say why not.',
  not_by_hand: 'A turnover follows its stay. Cancel or move the stay instead.',
  photo_missing: 'This needs a photo. Add one, or say why there isn’t one.',
  short_turnover:
    'That leaves less time for cleaning than a turnover takes. Confirm it, or choose an earlier time.',
  stay_over: 'This stay is over or canceled, so its check-out stays as it was.',
  task_changed: 'Somebody else just changed this task. Reload the page and check it again.',
  task_done: 'This task is already done.',
  task_dropped: 'This task is no longer needed: its stay was canceled.',
  too_many_supplies: '100 things to buy is the limit for one cabin.',
  too_many_task_photos: 'Ten photos is the limit for one task.',
  unknown_line: 'This item is no longer on the checklist.',
  unknown_supply: GONE,
  unknown_task: 'This task is gone, or somebody else has it now.',
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
  unknown_quote: GONE,
  unknown_rate: GONE,
  unknown_staff: GONE,
  unknown_subscriber: GONE,
  unknown_template: GONE,
  unknown_text: GONE,
  wants_no_mail:
    'This address marked our email as spam or opted out, so we don’t send to it. Call instead.',
};

// A code from a server that is newer than the page.
const UNKNOWN =
  'That didn’t work, and we don’t know why. Reload the page and check before you try again.';

// For forms sent under an idempotency key.
const COPY_ONCE: Partial<Record<RefusalCode, string>> = {
  lost: 'We didn’t get an answer, so we don’t know whether it went through. We kept what you typed. Send it again; it won’t happen twice.',
  broken:
    'Something broke on our end, so we don’t know whether it went through. We kept what you typed. Send it again; it won’t happen twice.',
};

/** Says why something was refused, or that no response came. `isOnce`: sending it again is safe. */
export function refusalText({ code, detail }: Refusal, isOnce = false): string {
  if (code === 'bad_input') return inputText(detail);
  if (code === 'consent_lacks') return missingTextOf(detail?.parts);
  if (code === 'unknown_field' && typeof detail?.field === 'string') {
    return `There’s no field {${detail.field}} here.`;
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
    return `${more} more ${plural(more, 'photograph', 'photographs')} with a description, and guests can see this cabin in photographs.`;
  }
  if (code === 'nights_taken') return takenText(detail) ?? COPY[code];
  if (code === 'post_not_ready') return missingInPost(detail?.missing) ?? COPY[code];
  const text: string | undefined = (isOnce ? COPY_ONCE[code] : undefined) ?? COPY[code];
  return text ?? UNKNOWN;
}
