import { beacon } from '@/lib/http/beacon';
import { eventsSchema, MOST_BATCH_BYTES } from '@/lib/schemas/tracking';

export const POST = beacon('track-event', eventsSchema, MOST_BATCH_BYTES);
