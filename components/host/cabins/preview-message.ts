import type { z } from 'zod';

/** What a window of the site's own origin sent; null for anything else. */
export function messageFrom<Message>(
  { origin, source, data }: MessageEvent,
  sender: MessageEventSource | null | undefined,
  schema: z.ZodType<Message>,
): Message | null {
  if (origin !== window.location.origin || !sender || source !== sender) return null;
  return schema.safeParse(data).data ?? null;
}
