import { z } from 'zod';
import '../no-eval.ts';

/** The codes that host_* functions refuse with. Any other code is an unexpected error. */
export const HOST_REFUSALS = [
  'after_arrival',
  'already_booked',
  'already_cancelled',
  'already_converted',
  'already_invited',
  'already_staff',
  'already_undone',
  'area_in_use',
  'areas_changed',
  'audience_changed',
  'bad_address',
  'bad_change',
  'bad_email',
  'bad_rates',
  'booking_changed',
  'cabin_changed',
  'cabins_lack_pictures',
  'consent_lacks',
  'dates_taken',
  'deal_begun',
  'deal_over',
  'examples_changed',
  'far_place',
  'hold_over',
  'import_problems',
  'known_amenity',
  'known_area',
  'known_code',
  'known_feed',
  'known_name',
  'known_photo',
  'known_post_slug',
  'known_slug',
  'last_area',
  'last_owner',
  'late_limits',
  'lines_open',
  'letter_begun',
  'minimum_stay',
  'more_than_left',
  'nights_taken',
  'needs_notice',
  'no_cabin',
  'no_damage_deposit',
  'no_mailbox',
  'no_postal_address',
  'no_readers',
  'no_text',
  'not_a_block',
  'not_by_hand',
  'not_agreed',
  'not_cancellable',
  'not_departed',
  'not_chargeable',
  'not_movable',
  'not_offered',
  'not_payable',
  'not_queued',
  'not_ready',
  'not_sendable',
  'not_sending',
  'nothing_changed',
  'order_changed',
  'other_kind',
  'own_dismissal',
  'past',
  'photo_missing',
  'photos_changed',
  'post_changed',
  'post_not_ready',
  'post_time_past',
  'price_changed',
  'promotion_changed',
  'promotion_personal',
  'promotion_shown',
  'promotion_used',
  'quote_changed',
  'quote_tonight',
  'range_too_long',
  'rate_begun',
  'taxes_in_use',
  'rates_changed',
  'redirected_slug',
  'request_over',
  'return_offered',
  'refund_changed',
  'review_changed',
  'same_words',
  'second_factor',
  'stale_sign_in',
  'sent_before',
  'settings_changed',
  'short_turnover',
  'stay_begun',
  'stay_over',
  'stays_to_come',
  'still_queued',
  'task_changed',
  'task_done',
  'task_dropped',
  'tonight_over',
  'too_far',
  'too_few_photographs',
  'too_few_photos',
  'too_late',
  'too_many_amenities',
  'too_many_areas',
  'too_many_cabins',
  'too_many_photos',
  'too_many_posts',
  'too_many_promotions',
  'too_many_rates',
  'too_many_seasons',
  'too_many_supplies',
  'too_many_task_photos',
  'too_many_templates',
  'too_many_tests',
  'too_often',
  'unknown_application',
  'unknown_area',
  'unknown_booking',
  'unknown_cabin',
  'unknown_change',
  'unknown_charge',
  'unknown_conflict',
  'unknown_feed',
  'unknown_field',
  'unknown_drawing',
  'unknown_line',
  'unknown_letter',
  'unknown_message',
  'unknown_photo',
  'unknown_post',
  'unknown_pin',
  'unknown_promotion',
  'unknown_quote',
  'unknown_rate',
  'unknown_review',
  'unknown_staff',
  'unknown_supply',
  'unknown_task',
  'unknown_subscriber',
  'unknown_template',
  'unknown_text',
  'untold_photo',
  'wants_no_mail',
] as const;
export const hostRefusalSchema = z.enum(HOST_REFUSALS);
export type HostRefusal = (typeof HOST_REFUSALS)[number];

export type VideoRefusal =
  'photo_post' | 'no_short_video' | 'dead_video_link' | 'video_link_unread';

/** Every reason why the console refused something; each has a text in `components/host/copy/refusal-copy.ts`. */
export type RefusalCode =
  | HostRefusal
  // A lock held by others, an expired session, or a role without permission.
  | 'busy'
  | 'signed-out'
  | 'not-allowed'
  // From the browser: nothing was sent, no response came, or the server failed.
  | 'offline'
  | 'lost'
  | 'broken'
  // About a price, a form, or the account.
  | 'not_sold'
  | 'promotion_once'
  | 'unknown_picture_host'
  // About a video link.
  | VideoRefusal
  // About an upload.
  | 'photo_unknown'
  | 'photo_unreadable'
  | 'photo_too_big'
  | 'photo_too_small'
  | 'voice_unknown'
  | 'voice_unreadable'
  | 'voice_too_long'
  | 'voice_too_large'
  | 'logo_too_small'
  | 'too_many_uploads'
  | 'upload_lost'
  | 'upload_too_large'
  | 'bad_input'
  | 'wrong_code'
  | 'code_expired'
  | 'too_many_codes'
  | 'factor_failed'
  | 'weak_password'
  | 'same_password'
  | 'wrong_password'
  | 'password_failed';

/** `detail` has more about some of them, such as the field. */
export type Refusal = { code: RefusalCode; detail?: Record<string, unknown> };
