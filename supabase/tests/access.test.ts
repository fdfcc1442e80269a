import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin, type CabinRow } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { HOST_FUNCTIONS } from './support/host-functions.ts';

const ROLES = ['anon', 'authenticated', 'service_role'] as const;
const VERBS = ['select', 'insert', 'update', 'delete'] as const;
type Access = Record<(typeof ROLES)[number], readonly string[]>;

const PUBLIC_READ: Access = { anon: ['select'], authenticated: ['select'], service_role: VERBS };
const PRIVATE: Access = { anon: [], authenticated: [], service_role: VERBS };
const READ_ONLY: Access = { anon: [], authenticated: [], service_role: ['select'] };
/** Reached by security definer functions alone. */
const CLOSED: Access = { anon: [], authenticated: [], service_role: [] };

/** Who may do what with which table. A table that is not here fails. */
const TABLES: Record<string, Access> = {
  allowances: PRIVATE,
  audit_log: { anon: [], authenticated: [], service_role: ['select', 'insert'] },
  booking_charges: { anon: [], authenticated: [], service_role: ['select', 'insert', 'update'] },
  disputes: { anon: [], authenticated: [], service_role: ['select', 'insert', 'update'] },
  booking_events: { anon: [], authenticated: [], service_role: ['select', 'insert', 'update'] },
  booking_notes: PRIVATE,
  stay_changes: { anon: [], authenticated: [], service_role: ['select', 'insert', 'update'] },
  bookings: { anon: [], authenticated: [], service_role: ['select', 'insert', 'delete'] },
  areas: { ...PUBLIC_READ, service_role: ['select'] },
  area_days: READ_ONLY,
  area_months: READ_ONLY,
  arrival_reads: PRIVATE,
  cabin_arrivals: PRIVATE,
  cabin_calendar: PRIVATE,
  cabin_clicks: PRIVATE,
  cabin_commissions: CLOSED,
  cabin_sums: READ_ONLY,
  cabin_old_slugs: PUBLIC_READ,
  cabin_photos: PUBLIC_READ,
  cabin_places: PRIVATE,
  cabin_review_photos: PUBLIC_READ,
  cabin_review_texts: PUBLIC_READ,
  cabin_reviews: PUBLIC_READ,
  cabin_cleaners: PRIVATE,
  cabin_supplies: PRIVATE,
  cabin_task_lines: PRIVATE,
  cabin_task_photos: PRIVATE,
  cabin_tasks: PRIVATE,
  cabin_tours: PUBLIC_READ,
  cabin_voices: PUBLIC_READ,
  cabins: PUBLIC_READ,
  calendar_before_rules: PRIVATE,
  calendar_changes: PRIVATE,
  calendar_conflicts: PRIVATE,
  calendar_exports: PRIVATE,
  calendar_feed_events: PRIVATE,
  calendar_feeds: PRIVATE,
  catalog_pictures: { anon: [], authenticated: [], service_role: ['select', 'update'] },
  checklist_lines: PRIVATE,
  consent_wordings: { anon: [], authenticated: [], service_role: ['select'] },
  daily_deals: PRIVATE,
  deal_pins: PRIVATE,
  deal_unlocks: PRIVATE,
  email_events: PRIVATE,
  email_stops: PRIVATE,
  empty_searches: PRIVATE,
  funnel_days: PRIVATE,
  guest_messages: PRIVATE,
  guest_questions: PRIVATE,
  host_requests: PRIVATE,
  inbound_texts: PRIVATE,
  itineraries: PRIVATE,
  itinerary_cabins: PRIVATE,
  itinerary_votes: PRIVATE,
  job_runs: PRIVATE,
  link_requests: PRIVATE,
  letter_texts: { anon: [], authenticated: [], service_role: ['select'] },
  message_templates: PRIVATE,
  newsletter_recipients: PRIVATE,
  money_figures: READ_ONLY,
  money_months: READ_ONLY,
  newsletter_signups: PRIVATE,
  newsletters: PRIVATE,
  opening_watches: PRIVATE,
  outbox: PRIVATE,
  owner_application_entries: {
    anon: [],
    authenticated: [],
    service_role: ['select', 'insert', 'delete'],
  },
  owner_applications: PRIVATE,
  payment_events: { anon: [], authenticated: [], service_role: ['select', 'insert', 'delete'] },
  payments: { anon: [], authenticated: [], service_role: ['select', 'insert', 'update'] },
  occupancies: PRIVATE,
  post_links: { anon: [], authenticated: [], service_role: ['select'] },
  post_old_slugs: PUBLIC_READ,
  photo_uploads: PRIVATE,
  posts: PUBLIC_READ,
  promotions: PRIVATE,
  quotes: PRIVATE,
  rate_rules: PRIVATE,
  rate_seasons: PRIVATE,
  review_imports: PRIVATE,
  review_records: PRIVATE,
  review_requests: PRIVATE,
  refunds: { anon: [], authenticated: [], service_role: ['select', 'insert', 'update'] },
  search_arrivals: PRIVATE,
  search_pending: PRIVATE,
  search_rates: PRIVATE,
  search_zones: PRIVATE,
  shop_settings: { ...PUBLIC_READ, service_role: ['select', 'insert', 'delete'] },
  sign_in_codes: CLOSED,
  sign_in_links: CLOSED,
  site_events: PRIVATE,
  site_visits: PRIVATE,
  staff: PRIVATE,
  staff_invitations: PRIVATE,
  staff_roles: PRIVATE,
  stay_door_codes: PRIVATE,
  stay_figures: READ_ONLY,
  test_payment_pages: PRIVATE,
  tax_rates: {
    ...PUBLIC_READ,
    service_role: ['select', 'insert', 'delete'],
  },
  task_calendars: PRIVATE,
  task_settings: PRIVATE,
  text_consents: PRIVATE,
  text_links: PRIVATE,
  text_opt_outs: PRIVATE,
  thread_assignments: PRIVATE,
  video_embeds: PRIVATE,
  write_probes: PRIVATE,
};

/** What is granted on single columns, beyond the table. */
const INSERTABLE = {
  newsletter_signups: ['email', 'signup_source'],
  owner_applications: [
    'name',
    'email',
    'phone',
    'property_name',
    'area',
    'address',
    'bedrooms',
    'baths',
    'sleeps',
    'amenities',
    'takes_pets',
    'photo_urls',
    'listing_url',
    'message',
  ],
};
const COLUMNS = [
  ...['anon', 'authenticated'].flatMap((role) =>
    Object.entries(INSERTABLE).flatMap(([table, columns]) =>
      columns.map((column) => `${role} insert ${table}.${column}`),
    ),
  ),
  'service_role update bookings.gave_way_at',
  'service_role update bookings.hold_expires_at',
  'service_role update bookings.idempotency_key',
  'service_role update bookings.terms_accepted_at',
  'service_role update payment_events.received_at',
];

/** All of them for service_role only. A function that is neither here nor one of the console's fails. */
const FUNCTIONS = [
  'accept_invitation',
  'act_as',
  'add_balance',
  'add_charge',
  'change_for_guest',
  'change_permission',
  'change_rules',
  'check_move',
  'complete_stay_change',
  'end_stay_changes',
  'free_held_nights',
  'hold_added_nights',
  'lapse_stay_changes',
  'move_booking',
  'move_preview',
  'open_change_requests',
  'own_cabin',
  'preview_stay_change',
  'shown_stay_change',
  'target_of_change',
  'withdraw_stay_change',
  'add_opening_watch',
  'add_review_photo',
  'admit_text',
  'adopt_phone_hash',
  'agreed_change',
  'agreed_damage_deposit',
  'amenity_keys',
  'announce_posts',
  'answered_before',
  'application_for_change',
  'append_money_figures',
  'append_stay_figures',
  'apply_calendar_feed',
  'appoint_staff',
  'are_lines',
  'are_possible_beds',
  'are_possible_mountain_facts',
  'are_possible_own_amenities',
  'area_middle',
  'arrival_opens_at',
  'ask_question',
  'audited_post',
  'automatic_promotions',
  'begin_job_run',
  'begin_payment',
  'best_promotion',
  'book_for_host',
  'damage_deposit',
  'damage_deposit_cents',
  'held_damage_cents',
  'held_damage_deposits',
  'may_return_damage',
  'note_balance_figures',
  'price_cents',
  'refundable_price_cents',
  'send_quote_for_host',
  'booking_money',
  'booking_nights',
  'booking_refund_cents',
  'cabin_availability',
  'cabin_promotions',
  'cabin_taxes',
  'cabin_changed_by',
  'cabin_checklist',
  'cabin_clicks_by_slugs',
  'cabin_days',
  'cabin_facts',
  'cabin_state',
  'cabin_supply',
  'cabin_stats',
  'cabins_of_role',
  'calendar_export_token',
  'calendar_end',
  'calendar_overlaps',
  'can_retake_stay',
  'can_write',
  'can',
  'cancel_booking',
  'cast_itinerary_vote',
  'changed_by',
  'changed_cabin',
  'changed_post',
  'changed_since',
  'cheapest_of_groups',
  'checked_review_import',
  'choose_deal',
  'claim_balances',
  'claim_calendar_feeds',
  'claim_invitations',
  'claim_message',
  'claim_open_payments',
  'claim_refunds',
  'claim_video_embed',
  'clean_line',
  'close_payment',
  'code_promotion',
  'coming_turnovers',
  'complete_stays',
  'confirm_newsletter',
  'confirm_payment',
  'consent_lacks',
  'count_deal_unlock',
  'count_examples',
  'count_open_nights',
  'count_pictures',
  'cover_if_none',
  'cover_released_nights',
  'create_booking',
  'daily_deal',
  'deal_percent',
  'deal_percents',
  'day_change',
  'day_runs',
  'due_template_messages',
  'due_review_requests',
  'lock_thread',
  'prefix_of',
  'page_text_keys',
  'plain_text',
  'own_shop_facts',
  'missing_shop_facts',
  'read_guest_question',
  'require_own_shop',
  'require_own_shop_of_drawn',
  'require_seen_changes',
  'begin_photographs',
  'is_another_shop',
  'hide_promotion',
  'replace_drawings_plan',
  'email_hash',
  'end_job_run',
  'ending_calendars',
  'expire_holds',
  'exported_calendar',
  'extend_calendars',
  'fail_balance',
  'first_payment',
  'fail_invitation',
  'fail_refund',
  'film_of',
  'figures_of_booking',
  'figures_of_other_stay',
  'figures_periods',
  'figures_range',
  'find_openings',
  'find_video_embed',
  'finish_booking_event',
  'finish_refund',
  'first_picture',
  'follow_cabins_in_search',
  'follow_calendar_in_search',
  'fold_figures',
  'follow_occupancies_in_search',
  'forget_door_code',
  'forget_drawing',
  'forget_figures',
  'free_lapsed_holds',
  'free_post_slug',
  'free_slug',
  'give_back_allowances',
  'give_up_lost_claims',
  'give_up_sold_holds',
  'guard_booking_status',
  'has_bookable_night',
  'has_postal_address',
  'has_second_factor',
  'has_tax_place',
  'has_used_promotion',
  'hold_within_limits',
  'imported_nights',
  'is_email',
  'is_feed_url',
  'is_example_message',
  'is_film',
  'is_line',
  'is_night_taken',
  'is_picture_url',
  'is_possible_rule',
  'is_possible_season',
  'is_ready',
  'is_thread_closed',
  'items_of',
  'job_schedule',
  'keep_answer',
  'keep_exact_place',
  'keep_in_vault',
  'keep_old_post_slug',
  'keep_funnel',
  'keep_old_slug',
  'keep_pictures',
  'keep_video_embed',
  'keep_view_counts',
  'kept_days',
  'lapse_test_hold',
  'last_messages',
  'last_newsletter_to',
  'last_run',
  'lay_imported_stays',
  'leave_guest_message',
  'letter_fields',
  'likely_deals',
  'limit_direct_application',
  'limit_direct_sign_up',
  'list_cabin_page',
  'list_sorted_page',
  'lock_cabin',
  'lock_cabins',
  'lock_owners',
  'lock_promotions',
  'locked_photo',
  'save_photo',
  'locked_post',
  'mailbox_of',
  'make_room_for_hold',
  'make_sign_in_code',
  'make_sign_in_link',
  'map_miles',
  'map_point',
  'may_be_mailed',
  'may_set_booking_status',
  'middle_of_cell',
  'missing_door_codes',
  'photo_cabin',
  'cabin_picture_kind',
  'picture_kind',
  'picture_kind_plan',
  'promotion_json',
  'is_for_another_guest',
  'may_come_back',
  'open_review_token',
  'return_offer_state',
  'promotion_uses',
  'put_cover',
  'read_area',
  'reached_allowance',
  'read_arrival',
  'read_promotion',
  'removable_cabins',
  'save_arrival',
  'search_offers_page',
  'set_booking_status',
  'move_for_host',
  'moved_deadline',
  'nearest_open_cabins',
  'money_parts',
  'needs_first_link',
  'newsletter_audience',
  'newsletter_for_change',
  'newsletter_link',
  'newsletter_results',
  'note_calendar_failure',
  'note_publication',
  'note_email_event',
  'note_newsletter_delivery',
  'nights_cents',
  'note_area_figures',
  'note_booking_figures',
  'note_money_figures',
  'note_other_stay_figures',
  'note_refund_end',
  'open_move_cents',
  'open_balance_cents',
  'open_night_prices',
  'open_text_link',
  'ordered_cabins',
  'own_amenities_elsewhere',
  'post_changed_by',
  'post_facts',
  'post_lacks',
  'post_state',
  'postpone_refund',
  'proposed_rates',
  'prune',
  'prune_bookings',
  'queue_message',
  'queue_newsletter_batch',
  'queue_refund',
  'reschedule_balance',
  'payment_terms',
  'queue_text',
  'quote_inputs',
  'rate_cabin',
  'rate_changes',
  'rate_versions',
  'rates_outcome',
  'read_guest_stay',
  'read_review_request',
  'remove_review_photo',
  'review_for_photos',
  'review_import_rows',
  'review_json',
  'review_state',
  'send_review',
  'locked_review',
  'publish_due_reviews',
  'read_line',
  'read_move',
  'record_empty_search',
  'record_provider_refund',
  'settle_disputes',
  'note_disputed_refund',
  'is_newer_dispute',
  'record_dispute',
  'are_tax_lines',
  'is_taxed_by',
  'search_taxes',
  'record_tracking',
  'recount_open_nights',
  'recount_passed_nights',
  'recount_pending_search',
  'recount_search',
  'recount_search_of',
  'recount_search_segment',
  'refresh_view_counts',
  'refund_booking',
  'refundable_cents',
  'refuse',
  'refuse_rewriting',
  'release_hold',
  'remember_calendar',
  'remove_examples',
  'request_booking_links',
  'request_hash',
  'requested_stays',
  'require_known_cabins',
  'require_movable',
  'require_open_range',
  'require_own_amenities',
  'require_post_slug',
  'require_second_factor',
  'require_staff',
  'resubscribe_newsletter',
  'role_can',
  'roll_rates',
  'rule_price',
  'save_itinerary',
  'schedule_jobs',
  'search_arrival_days',
  'search_cabin_page',
  'search_cabins',
  'search_calendars',
  'search_chosen_cabins',
  'search_features',
  'search_popular_page',
  'search_sorted_page',
  'search_totals',
  'season_days',
  'settle_shown_promotion',
  'sellable_gaps',
  'gaps_between_stays',
  'open_gaps',
  'rule_seasons',
  'set_text_opt_out',
  'settle_booking_refunds',
  'settle_charge',
  'settle_move',
  'short_calendars',
  'share_of',
  'shortened',
  'show_picture_kind',
  'shown_feed',
  'shown_photos',
  'shown_picture_kind',
  'shown_promotion',
  'shown_stay_kind',
  'sign_in_account',
  'sign_up_for_newsletter',
  'stays_to_come',
  'stop_calendar_feed',
  'subscriber_state',
  'subscribers_page',
  'take_allowances',
  'take_back_stay_figures',
  'tax_rates_json',
  'record_offline_payment',
  'take_inbound_text',
  'take_left_out',
  'take_payment_event',
  'take_sign_in_code',
  'take_sign_in_link',
  'taken_days',
  'tell_site',
  'note_changed_gaps',
  'tell_site_of_nights',
  'tell_site_of_stays',
  'tell_site_of_offers',
  'notify_site',
  'template_fields',
  'template_json',
  'queue_opening_text',
  'today_bookings',
  'today_problems',
  'told_amenities',
  'touch_cabin',
  'touch_cabin_of_part',
  'touch_taxed_cabins',
  'unanswered_messages',
  'undo_blocks',
  'undo_days',
  'unknown_template_field',
  'unpaid_holds',
  'unreturned_damage_cents',
  'unsubscribe_newsletter',
  'usual_cancel_days',
  'tonight_until',
  'sells_tonight',
  'require_arrival',
  'hold_end',
  'insert_balance',
  'usual_timezone',
  'visible_cabins',
  'waiting_messages',
  'withdraw_messages',
  'without_secrets',
  'write_audit',
  'staff_label',
  'read_staff_name',
  'write_first_rates',
  'write_rule_days',
  'is_turned_over',
  'turnovers_of',
  'turnovers_without_stay',
  'plan_turnovers',
  'follow_stays_in_tasks',
  'follow_cabin_in_tasks',
  'forget_late_check_out',
  'leave_tasks',
  'task_calendar',
  'old_task_photos',
  'sees_task',
  'shown_who',
  'own_email',
  'shown_task',
  'task_cleaners',
  'locked_task',
  'begun_task',
  'task_subject',
  'finish_task',
  'read_task_note',
  'require_cleaner',
  'checklist_of',
  'today_tasks',
  'start_upload',
  'is_upload_open',
  'begin_upload',
  'open_upload',
  'seal_upload',
  'end_upload',
  'unclaimed_files',
  'voice_of',
] as const;

/** As its owner: the one writer of what nobody else may write. */
const DEFINERS: readonly string[] = [
  'settle_disputes',
  'book_for_host',
  'move_booking',
  'move_for_host',
  'send_quote_for_host',
  'accept_invitation',
  'append_money_figures',
  'append_stay_figures',
  'appoint_staff',
  'fold_figures',
  'forget_figures',
  'note_area_figures',
  'note_balance_figures',
  'note_booking_figures',
  'note_money_figures',
  'note_other_stay_figures',
  'remove_examples',
  'take_back_stay_figures',
  'make_sign_in_code',
  'make_sign_in_link',
  'sign_in_account',
  'take_sign_in_code',
  'take_sign_in_link',
  'set_booking_status',
  'limit_direct_application',
  'limit_direct_sign_up',
  'prune_bookings',
  'schedule_jobs',
  'notify_site',
  'tell_site',
  'can',
  'visible_cabins',
  'needs_first_link',
  'require_second_factor',
  'own_email',
  'task_calendar',
];

/** Run by their triggers; Postgres lets nobody call them. */
const TRIGGER_FUNCTIONS: readonly string[] = [
  'guard_booking_status',
  'cover_released_nights',
  'follow_cabins_in_search',
  'follow_calendar_in_search',
  'follow_occupancies_in_search',
  'forget_door_code',
  'forget_drawing',
  'keep_exact_place',
  'keep_old_post_slug',
  'keep_old_slug',
  'limit_direct_application',
  'limit_direct_sign_up',
  'touch_cabin',
  'touch_cabin_of_part',
  'touch_taxed_cabins',
  'note_publication',
  'note_newsletter_delivery',
  'note_area_figures',
  'note_balance_figures',
  'note_booking_figures',
  'note_money_figures',
  'note_other_stay_figures',
  'note_disputed_refund',
  'note_refund_end',
  'rate_cabin',
  'refuse_rewriting',
  'tell_site',
  'note_changed_gaps',
  'tell_site_of_nights',
  'tell_site_of_stays',
  'tell_site_of_offers',
  'follow_cabin_in_tasks',
  'follow_stays_in_tasks',
  'forget_late_check_out',
  'leave_tasks',
];

const POLICIES = [
  'SELECT areas {anon,authenticated}: areas are public',
  'SELECT cabin_old_slugs {anon,authenticated}: old slugs of live cabins are public',
  'SELECT cabin_photos {anon,authenticated}: shown photos of live cabins are public',
  'SELECT cabin_review_photos {anon,authenticated}: photographs of visible reviews are public',
  'SELECT cabin_review_texts {anon,authenticated}: texts of visible reviews are public',
  'SELECT cabin_reviews {anon,authenticated}: visible reviews of live cabins are public',
  'SELECT cabin_tours {anon,authenticated}: tours of live cabins are public',
  'SELECT cabin_voices {anon,authenticated}: voices of live cabins are public',
  'SELECT cabins {anon,authenticated}: live cabins are public',
  'INSERT newsletter_signups {anon,authenticated}: anyone may sign up',
  'INSERT owner_applications {anon,authenticated}: anyone may apply',
  'SELECT post_old_slugs {anon,authenticated}: old slugs of published posts are public',
  'SELECT posts {anon,authenticated}: published posts are public',
  'SELECT shop_settings {anon,authenticated}: settings of the shop are public',
  'SELECT tax_rates {anon,authenticated}: tax rates are public',
];

const isOfConsole = (name: string) => (HOST_FUNCTIONS as readonly string[]).includes(name);

const NEVER = ['truncate', 'references', 'trigger', 'maintain'];
const list = (names: readonly string[]) => names.map((name) => `('${name}')`).join(', ');
const relations = (kinds: string) =>
  `(select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in (${kinds})) as c`;
const TABLE_LIKE = relations(`'r', 'p', 'v', 'm', 'f'`);

async function column(sql: string): Promise<unknown[]> {
  return (await database.query(sql)).map((row) => Object.values(row)[0]);
}

// Before the first test: the run would end with the last one that is known by then.
async function describeCabin(cabin: CabinRow) {
  const photo = { cabin_id: cabin.id, image_url: '/images/1.webp', description: 'A porch' };
  expectData(await admin.from('cabin_photos').insert({ ...photo, room_type: 'deck' }));
  const [shown, hidden] = [randomUUID(), randomUUID()];
  const review = { cabin_id: cabin.id, rating: 5 };
  const text = { author: 'June', body: 'Lovely', stayed_on: '2026-06-01' };
  expectData(
    await admin.from('cabin_reviews').insert([
      { ...review, id: shown, visible: true },
      { ...review, id: hidden, visible: false },
    ]),
  );
  expectData(
    await admin.from('cabin_review_texts').insert([
      { ...text, review_id: shown },
      { ...text, review_id: hidden },
    ]),
  );
  return { id: cabin.id, shown, hidden };
}

const liveCabin = await describeCabin(await createCabin());
const hiddenCabin = await describeCabin(await createCabin({ live: false }));
const both = [liveCabin.id, hiddenCabin.id];

test('the grants on tables are the written ones', async () => {
  const granted = await column(
    `select role || ' ' || verb || ' ' || relname
     from ${TABLE_LIKE}, (values ${list(ROLES)}) r(role), (values ${list([...VERBS, ...NEVER])}) v(verb)
     where has_table_privilege(role, oid, verb) order by 1`,
  );
  const written = Object.entries(TABLES).flatMap(([table, access]) =>
    ROLES.flatMap((role) => access[role].map((verb) => `${role} ${verb} ${table}`)),
  );
  assert.deepEqual(granted.sort(), written.sort());
});

test('every table is in the matrix, has row level security and a comment', async () => {
  const tables = await database.query(
    `select relname as name, relrowsecurity as secured, obj_description(c.oid, 'pg_class') is not null as commented
     from ${TABLE_LIKE} join pg_class using (oid, relname) order by relname`,
  );
  assert.deepEqual(
    tables,
    Object.keys(TABLES)
      .sort()
      .map((name) => ({ name, secured: true, commented: true })),
  );
});

test('the grants on single columns are the written ones', async () => {
  const granted = await column(
    `select role || ' ' || verb || ' ' || relname || '.' || attname
     from ${TABLE_LIKE} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
          (values ${list(ROLES)}) r(role), (values ('select'), ('insert'), ('update'), ('references')) v(verb)
     where has_column_privilege(role, c.oid, attnum, verb) and not has_table_privilege(role, c.oid, verb)`,
  );
  assert.deepEqual(granted.sort(), [...COLUMNS].sort());
});

test('the public roles may use no sequence', async () => {
  const granted = await column(
    `select role || ' ' || relname
     from ${relations(`'S'`)}, (values ('anon'), ('authenticated')) r(role)
     where has_sequence_privilege(role, oid, 'usage, select, update')`,
  );
  assert.deepEqual(granted, []);
});

test('every function is for service_role, or of the console and for the signed-in; it pins its search path', async () => {
  const functions = await database.query(
    `select proname as name, array_to_string(array(
              select role from (values ${list(['public', ...ROLES])}) r(role) where has_function_privilege(role, oid, 'execute')
            ), ' ') as roles, prosecdef as definer, 'search_path=""' = any (coalesce(proconfig, '{}')) as pinned
     from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
  );
  assert.deepEqual(
    functions,
    [...FUNCTIONS, ...HOST_FUNCTIONS].sort().map((name) => ({
      name,
      roles: isOfConsole(name) ? 'authenticated' : 'service_role',
      definer: isOfConsole(name) || DEFINERS.includes(name),
      pinned: true,
    })),
  );
});

test('service_role may do what the functions do that it calls as itself', async () => {
  const refused = await column(
    `select distinct proname || ': ' || verb || ' ' || m[2]
     from pg_proc p
     cross join lateral regexp_matches(prosrc, '(insert into|update|delete from|from|join) public[.]([a-z_]+)(?![a-z_(])', 'g') m
     cross join lateral (select case when m[1] in ('from', 'join') then 'select' else split_part(m[1], ' ', 1) end) v(verb)
     where pronamespace = 'public'::regnamespace and not prosecdef and has_function_privilege('service_role', p.oid, 'execute')
       and not case verb when 'delete' then has_table_privilege('service_role', 'public.' || m[2], verb)
         else has_any_column_privilege('service_role', 'public.' || m[2], verb) end`,
  );
  assert.deepEqual(refused, []);
});

test('the policies are those tested below', async () => {
  const policies = await column(
    `select cmd || ' ' || tablename || ' ' || roles::text || ': ' || policyname
     from pg_policies where schemaname = 'public' order by tablename, policyname`,
  );
  assert.deepEqual(policies, POLICIES);
});

test('visitors see live cabins and no others', async () => {
  const cabins = expectData(await anon.from('cabins').select('id').in('id', both));
  assert.deepEqual(cabins, [{ id: liveCabin.id }]);
});

test('visitors see the photos of live cabins and no others', async () => {
  const photos = expectData(
    await anon.from('cabin_photos').select('cabin_id').in('cabin_id', both),
  );
  assert.deepEqual(photos, [{ cabin_id: liveCabin.id }]);
});

test('visitors see the visible reviews of live cabins and no others', async () => {
  const reviews = expectData(await anon.from('cabin_reviews').select('id').in('cabin_id', both));
  assert.deepEqual(reviews, [{ id: liveCabin.shown }]);
  const hidden = expectData(await anon.from('cabin_reviews').select('id').eq('visible', false));
  assert.deepEqual(hidden, []);
});

test('a review is gone from public sight when it is hidden, and back when it is shown', async () => {
  const { id } = await createCabin();
  const review = { id: randomUUID(), cabin_id: id, rating: 1 };
  expectData(await admin.from('cabin_reviews').insert(review));
  for (const visible of [true, false, true]) {
    expectData(await admin.from('cabin_reviews').update({ visible }).eq('id', review.id));
    const seen = expectData(await anon.from('cabin_reviews').select('id').eq('cabin_id', id));
    assert.equal(seen.length, visible ? 1 : 0);
  }
});

test('visitors see the texts of visible reviews of live cabins and no others', async () => {
  const all = [liveCabin, hiddenCabin].flatMap(({ shown, hidden }) => [shown, hidden]);
  const texts = expectData(
    await anon.from('cabin_review_texts').select('review_id').in('review_id', all),
  );
  assert.deepEqual(texts, [{ review_id: liveCabin.shown }]);
});

test('what is nested in a cabin obeys the same policies', async () => {
  const cabins = expectData(
    await anon
      .from('cabins')
      .select('id, cabin_photos(cabin_id), cabin_reviews(id, cabin_review_texts(review_id))')
      .in('id', both),
  );
  assert.equal(cabins.length, 1);
  assert.equal(cabins[0]?.cabin_photos.length, 1);
  assert.deepEqual(
    cabins[0]?.cabin_reviews.map(({ id }) => id),
    [liveCabin.shown],
  );
  const texts = cabins[0]?.cabin_reviews.flatMap(({ cabin_review_texts: text }) => text ?? []);
  assert.deepEqual(texts, [{ review_id: liveCabin.shown }]);
});

test('visitors may sign up for the newsletter, once per address', async (t) => {
  expectErrorOutput(t);
  const email = `june.${randomUUID()}@example.com`;
  const signUp = (row: { email: string; signup_source?: string | null }) =>
    anon.from('newsletter_signups').insert(row);
  assert.equal((await signUp({ email, signup_source: 'footer' })).status, 201);
  assert.equal((await signUp({ email: `x${email}`, signup_source: null })).status, 201);
  const again = await signUp({ email: email.toUpperCase() });
  assert.deepEqual([again.status, again.error?.code], [409, '23505']);
  assert.match((await signUp({ email: `${email}.` })).error?.message ?? '', /Not an email/);
});

test('visitors may not choose another sign-up source, set other columns or read addresses', async (t) => {
  expectErrorOutput(t);
  const table = () => anon.from('newsletter_signups');
  const email = `${randomUUID()}@example.com`;
  const attempts = await Promise.all([
    table().insert({ email, signup_source: 'partner' }),
    table().insert({ email, id: randomUUID() }),
    table().insert({ email, created_at: '2020-01-01T00:00:00Z' }),
    table().insert({ email }).select('email'),
    table().upsert({ email }, { onConflict: 'email' }),
    table().select('email'),
    table().update({ email }).neq('email', ''),
    table().delete().neq('email', ''),
  ]);
  assert.deepEqual(
    attempts.map(({ error }) => error?.code),
    attempts.map(() => '42501'),
  );
  const stored = await admin.from('newsletter_signups').select('id').eq('email', email);
  assert.deepEqual(stored.data, []);
});

for (const [table, access] of Object.entries(TABLES)) {
  test(`visitors can change nothing in ${table}, nor read what is private`, async (t) => {
    expectErrorOutput(t);
    const [first] = await column(
      `select attname::text from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 and attidentity = '' order by attnum`,
    );
    // The client's types know a table's columns only when its name stands in the code.
    const rows = () => anon.from(table as 'promotions');
    const code = first as 'code';
    const attempts = await Promise.all([
      rows().insert({ [code]: null } as never),
      rows()
        .update({ [code]: null } as never)
        .is(code, null),
      rows().delete().is(code, null),
      ...(access === PRIVATE ? [rows().select('*'), rows().select(code)] : []),
    ]);
    for (const { data, error } of attempts) {
      assert.deepEqual([data, error?.code], [null, '42501']);
    }
  });
}

const callable = [...FUNCTIONS, ...HOST_FUNCTIONS].filter(
  (each) => !TRIGGER_FUNCTIONS.includes(each),
);
for (const name of callable) {
  test(`visitors cannot call ${name}`, async (t) => {
    expectErrorOutput(t);
    const args = await callArguments(name);
    const { data, error } = await anon.rpc(name as 'is_ready', args);
    assert.equal(data, null);
    assert.equal(error?.code, '42501');
  });
}

/** Named arguments of the right types, so that the call reaches the permission check. */
async function callArguments(name: string): Promise<undefined> {
  const rows = await database.query(
    `select proargnames[n] as name, format_type(proargtypes[n - 1], null) as type
     from pg_proc, generate_series(1, pronargs - pronargdefaults) n
     where pronamespace = 'public'::regnamespace and proname = '${name}'`,
  );
  const [row] = await database.query('select c::text as text from public.cabins c limit 1');
  const emptyRows = await database.query(
    `select relname as name, '(' || repeat(',', relnatts - 1) || ')' as text from pg_class
     where oid in ('public.staff'::regclass, 'public.bookings'::regclass, 'public.cabin_calendar'::regclass,
       'public.rate_rules'::regclass, 'public.rate_seasons'::regclass,
       'public.message_templates'::regclass, 'public.posts'::regclass, 'public.promotions'::regclass)`,
  );
  const values: Record<string, unknown> = {
    uuid: liveCabin.id,
    'uuid[]': [liveCabin.id],
    'text[]': ['only-cabin'],
    'integer[]': [1],
    'capability[]': [],
    'rate_rules[]': [],
    'rate_seasons[]': [],
    'bit varying': '1',
    cabins: row?.text,
    ...Object.fromEntries(emptyRows.map(({ name: table, text }) => [table, text])),
    date: '2027-05-01',
    'time without time zone': '16:00',
    jsonb: {},
    integer: 1,
    numeric: 1,
    point: '(1,1)',
    smallint: 1,
    bigint: 1,
    boolean: true,
  };
  const now = '2026-11-20T12:00:00Z';
  return Object.fromEntries(
    rows.map((row) => [row.name, values[String(row.type)] ?? now]),
  ) as unknown as undefined;
}
