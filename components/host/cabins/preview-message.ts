import type { z } from 'zod';

/** Parses a message from a window of the same origin; null for anything else. */
export function messageFrom<Message>(
  { origin, source, data }: MessageEvent,
  sender: MessageEventSource | null | undefined,
  schema: z.ZodType<Message>,
): Message | null {
  if (origin !== window.location.origin || !sender || source !== sender) return null;
  return schema.safeParse(data).data ?? null;
}
