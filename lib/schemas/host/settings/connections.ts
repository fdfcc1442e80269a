import { z } from 'zod';
import '../../no-eval.ts';

export const CONNECTIONS = ['payments', 'letters', 'texts', 'map', 'analytics'] as const;
export const connectionSchema = z.enum(CONNECTIONS);
export type Connection = z.infer<typeof connectionSchema>;

/** `built_in`: nothing is set, so what comes with the site stands in. `incomplete`: settings are missing. */
const SETUPS = ['set_up', 'built_in', 'incomplete'] as const;
export type Setup = (typeof SETUPS)[number];
const setup = z.enum(SETUPS);
/** The names of settings, never their values. */
const missing = z.array(z.string());

/** How the functions are set up. No secret is among it. */
const functionSettingsSchema = z.object({
  payments: z.object({
    setup,
    missing,
    /** Whether the key moves money; null where it does not say so. */
    isLive: z.boolean().nullable(),
    /** Test payments are refused, because the site is public. */
    isOff: z.boolean(),
  }),
  letters: z.object({
    setup,
    host: z.string(),
    sender: z.string(),
    /** Whether the mail provider tells of letters that came back. */
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

/** What the site's own settings say. `host`: of the map's style; empty for the site's own map. */
export type SiteSettings = { map: { host: string }; analytics: { tag: string } };

const lastMessagesSchema = z.object({
  sentAt: z.string().nullable(),
  keptAt: z.string().nullable(),
  failed: z.object({ at: z.string(), error: z.string() }).nullable(),
});
export type LastMessages = z.infer<typeof lastMessagesSchema>;

const lastRunSchema = z.object({ at: z.string(), error: z.string().nullable() }).nullable();
export type LastRun = z.infer<typeof lastRunSchema>;

/** What `host_connections` returns. */
export const lastEventsSchema = z.object({
  letters: lastMessagesSchema,
  texts: lastMessagesSchema,
  /** Of the jobs that send messages, and that ask the payment provider. */
  sending: lastRunSchema,
  settling: lastRunSchema,
  /** The last event that the payment provider sent. */
  event: z.object({ at: z.string(), type: z.string(), provider: z.string() }).nullable(),
});
export type LastEvents = z.infer<typeof lastEventsSchema>;

/** What the function `connections` answers where nothing is tested. */
export const connectionsSchema = z.object({
  settings: functionSettingsSchema,
  last: lastEventsSchema,
});

/** What came of a test; each has its words in `components/host/settings/connection-test-copy.ts`. */
export const OUTCOMES = [
  'works',
  'not_set_up',
  'incomplete',
  // Of any server.
  'unknown_host',
  'unreachable',
  'timed_out',
  'tls_failed',
  'wrong_key',
  'not_permitted',
  'busy',
  'server_error',
  'bad_answer',
  // Of payments.
  'no_event',
  // Of texts.
  'trial',
  'suspended',
  'unknown_number',
  // Of letters.
  'not_encrypted',
  'login_refused',
  'sender_refused',
  'recipient_refused',
  'letter_refused',
  // Of the map.
  'built_in_map',
  'not_public',
  'not_found',
  'no_style',
  'host_not_listed',
  'not_for_browsers',
  // Of analytics.
  'bad_tag',
  // The function itself did not answer.
  'no_function',
] as const;
export const outcomeSchema = z.object({
  code: z.enum(OUTCOMES),
  /** A host, a status, a name of a setting or an instant; never what a server said. */
  detail: z.string().max(300).default(''),
});
export type Outcome = z.infer<typeof outcomeSchema>;
export type OutcomeCode = Outcome['code'];

/** What the site asks of the function `connections`; `site`: its settings, which the function does not have. */
export const connectionRequestSchema = z.strictObject({
  test: connectionSchema.nullable(),
  site: z.strictObject({
    mapStyleUrl: z.string().max(2000),
    mapOrigins: z.array(z.string().max(300)).max(50),
    tag: z.string().max(100),
  }),
});
export type ConnectionRequest = z.infer<typeof connectionRequestSchema>;
