export type EventValue = string | number | boolean | null;
export type EventParameters = Readonly<Record<string, EventValue>>;
/** `at` is a Unix time in milliseconds. */
export type AnalyticsEvent = { name: string; parameters: EventParameters; at: number };

export const NAMED_EVENTS = [
  'page_view',
  'property_click',
  'promo_code_copy',
  'promo_code_entry',
  'wishlist_toggle',
  'video_tour_click',
  'card_view',
  'card_hover',
  'view_details_click',
  'check_availability_click',
  'availability_modal_opened',
  'dates_selected',
  'pricing_calculated',
  'booking_funnel',
  'booking_initiated',
  'newsletter_signup',
] as const;
export type NamedEvent = (typeof NAMED_EVENTS)[number];
export type FunnelStep = 'availability_check' | 'date_selection' | 'booking_initiated';

const CUSTOM_EVENT = /^custom(_[a-z0-9]+)+$/;
const MAX_NAME = 40;

/** Other names are refused. */
export function isKnownEvent(name: string): boolean {
  return (NAMED_EVENTS as readonly string[]).includes(name) || isCustomEvent(name);
}

export const isCustomEvent = (name: string): boolean =>
  name.length <= MAX_NAME && CUSTOM_EVENT.test(name);

const REPEAT_MS = 1000;
const HOVER_MS = 5000;

/** When each recent event was last admitted. */
export type EventMemory = ReadonlyMap<string, number>;

function identify({ name, parameters }: AnalyticsEvent): { key: string; windowMs: number } {
  if (name === 'card_hover') return { key: `${name} ${parameters.slug}`, windowMs: HOVER_MS };
  const pairs = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return { key: `${name} ${JSON.stringify(pairs)}`, windowMs: REPEAT_MS };
}

/**
 * Admits an event unless the same one was admitted less than a second ago or, for a card hover, any hover of that cabin
 * less than five seconds ago (product §7.3). Entries in the future, left after a clock was set back, are dropped.
 */
export function admitEvent(
  memory: EventMemory,
  event: AnalyticsEvent,
): { isAdmitted: boolean; memory: EventMemory } {
  const { at } = event;
  const recent = [...memory].filter(([, last]) => last <= at && at - last < HOVER_MS);
  const { key, windowMs } = identify(event);
  const last = recent.find(([each]) => each === key)?.[1];
  const isAdmitted = last === undefined || at - last >= windowMs;
  return { isAdmitted, memory: new Map(isAdmitted ? [...recent, [key, at]] : recent) };
}

/** Where and on what an event happened (product §3.9). */
export type EventContext = {
  session_id: string;
  timestamp: string;
  page_path: string;
  page_location: string;
  user_agent: string;
  screen_resolution: string;
  viewport_size: string;
};

// A long list sends dozens of these; the page view of the same session and path has the rest of their context.
const FREQUENT: readonly string[] = ['card_view', 'card_hover'];

/** The event's own parameters plus the context, which callers can't override. */
export function toEventParameters(event: AnalyticsEvent, context: EventContext): EventParameters {
  const { session_id, timestamp, page_path } = context;
  const own = Object.entries(event.parameters).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(own),
    ...(FREQUENT.includes(event.name) ? { session_id, timestamp, page_path } : context),
  };
}

/** Site builders and their previews; their visitors aren't guests. */
const PREVIEW_TOOLS = [
  'lovable',
  'webcontainer',
  'stackblitz',
  'bolt.new',
  'codesandbox',
  'csb.app',
  'replit',
  'gitpod',
  'github.dev',
  'v0.dev',
  'v0.app',
  'builder.io',
  'framer',
  'webflow',
  'tempo.new',
];

// Only the host is checked: another site's page may be about "lovable cabins".
function hostOf(referrer: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(referrer)?.[1] ?? referrer;
}

/** Whether the page is framed by such a tool or was opened from one; then nothing is counted (product §7.3). */
export function isPreview({ host, referrer }: { host: string; referrer: string }): boolean {
  const hosts = [host, hostOf(referrer)].map((each) => each.toLowerCase());
  return PREVIEW_TOOLS.some((tool) => hosts.some((each) => each.includes(tool)));
}
