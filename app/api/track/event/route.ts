import { beacon } from '@/lib/api/beacon';
import { eventsSchema, MAX_BATCH_BYTES } from '@/lib/schemas/tracking';

export const POST = beacon('track-event', eventsSchema, MAX_BATCH_BYTES);
