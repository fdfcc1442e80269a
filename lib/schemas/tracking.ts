import { z } from 'zod';
import { uuidSchema } from './fields.ts';

/** The body limit of a visit, a click or one event. */
export const MAX_BEACON_BYTES = 4 * 1024;
export const MAX_BATCH_BYTES = 32 * 1024;
const MAX_EVENTS = 20;

const MAX_ADDRESS = 2048;

const sessionIdSchema = z.string().regex(/^[\w-]{8,64}$/);
const urlSchema = z.string().max(MAX_ADDRESS);

/** The body of `track-visit` (product §7.1). The function decides which parts of the URLs may be stored. */
export const visitSchema = z.object({
  url_path: urlSchema,
  referrer: urlSchema.nullish(),
  session_id: sessionIdSchema,
});

/** The body of `track-click` (product §7.1). */
export const clickSchema = z.object({
  property_id: uuidSchema,
  session_id: sessionIdSchema,
  referrer_page: urlSchema.nullish(),
});

function isSmall(parameters: object): boolean {
  try {
    return JSON.stringify(parameters).length <= MAX_BEACON_BYTES;
  } catch {
    return false; // Too deep for the stack.
  }
}

// Passed through unchanged, because a copy by zod would follow keys such as __proto__.
const parametersSchema = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && isSmall(value),
  { error: `Expected an object of at most ${MAX_BEACON_BYTES} characters` },
);

const eventSchema = z.object({
  event_name: z.string().min(1).max(100),
  parameters: parametersSchema.default({}),
});

/** The body of `track-event` (product §7.1): one event, or several of one page as `events`. */
export const eventsSchema = z.union([
  z.object({ events: z.array(eventSchema).min(1).max(MAX_EVENTS) }),
  eventSchema.transform((event) => ({ events: [event] })),
]);
export type EventsRequest = z.infer<typeof eventsSchema>;
