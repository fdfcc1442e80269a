import { z } from 'zod';
import '../../no-eval.ts';

export const CONNECTIONS = ['payments', 'letters', 'texts', 'map', 'analytics'] as const;
export const connectionSchema = z.enum(CONNECTIONS);
export type Connection = z.infer<typeof connectionSchema>;

/** `built_in`: nothing is set, so the site's own fallback is used. `incomplete`: settings are missing. */
const SETUPS = ['set_up', 'built_in', 'incomplete'] as const;
export type Setup = (typeof SETUPS)[number];
const setup = z.enum(SETUPS);
/** The names of settings, never their values. */
const missing = z.array(z.string());

/** How the edge functions are set up, without any secrets. */
const functionSettingsSchema = z.object({
  payments: z.object({
    setup,
    missing,
    /** Whether the key moves money; null if it doesn't say. */
    isLive: z.boolean().nullable(),
    /** Test payments are refused, because the site is public. */
    isOff: z.boolean(),
  }),
  letters: z.object({
    setup,
    host: z.string(),
    sender: z.string(),
    /** Whether the mail provider reports bounces. */
    hearsBounces: z.boolean(),
  }),
  texts: z.object({
    setup,
    missing,
    /** The last four characters of the account. */
    accountEnd: z.string(),
    sender: z.string(),
  }),
});
export type FunctionSettings = z.infer<typeof functionSettingsSchema>;

/** The site's own settings. `host` is the map style's; empty for the site's own map. */
export type SiteSettings = { map: { host: string }; analytics: { tag: string } };

const lastMessagesSchema = z.object({
  sentAt: z.string().nullable(),
  keptAt: z.string().nullable(),
  failed: z.object({ at: z.string(), error: z.string() }).nullable(),
});
export type LastMessages = z.infer<typeof lastMessagesSchema>;

const lastRunSchema = z.object({ at: z.string(), error: z.string().nullable() }).nullable();
export type LastRun = z.infer<typeof lastRunSchema>;

/** The response of `host_connections`. */
export const lastEventsSchema = z.object({
  letters: lastMessagesSchema,
  texts: lastMessagesSchema,
  /** The last runs of the jobs that send messages and that ask the payment provider. */
  sending: lastRunSchema,
  settling: lastRunSchema,
  /** The last event from the payment provider. */
  event: z.object({ at: z.string(), type: z.string(), provider: z.string() }).nullable(),
});
export type LastEvents = z.infer<typeof lastEventsSchema>;

/** The response of the function `connections` if nothing is tested. */
export const connectionsSchema = z.object({
  settings: functionSettingsSchema,
  last: lastEventsSchema,
});

/** The outcomes of a test; each has a text in `components/host/settings/connection-test-copy.ts`. */
export const OUTCOMES = [
  'works',
  'not_set_up',
  'incomplete',
  // Outcomes for any server.
  'unknown_host',
  'unreachable',
  'timed_out',
  'tls_failed',
  'wrong_key',
  'not_permitted',
  'busy',
  'server_error',
  'bad_answer',
  // Outcomes for payments.
  'no_event',
  // Outcomes for texts.
  'trial',
  'suspended',
  'unknown_number',
  // Outcomes for letters.
  'not_encrypted',
  'login_refused',
  'sender_refused',
  'recipient_refused',
  'letter_refused',
  // Outcomes for the map.
  'built_in_map',
  'not_public',
  'not_found',
  'no_style',
  'host_not_listed',
  'not_for_browsers',
  // Outcomes for analytics.
  'bad_tag',
  // The function itself didn't answer.
  'no_function',
] as const;
export const outcomeSchema = z.object({
  code: z.enum(OUTCOMES),
  /** A host, a status, a setting's name, or an instant, but never what a server said. */
  detail: z.string().max(300).default(''),
});
export type Outcome = z.infer<typeof outcomeSchema>;
export type OutcomeCode = Outcome['code'];

/** The site's request to the function `connections`; `site` has settings that the function lacks. */
export const connectionRequestSchema = z.strictObject({
  test: connectionSchema.nullable(),
  site: z.strictObject({
    mapStyleUrl: z.string().max(2000),
    mapOrigins: z.array(z.string().max(300)).max(50),
    tag: z.string().max(100),
  }),
});
export type ConnectionRequest = z.infer<typeof connectionRequestSchema>;
