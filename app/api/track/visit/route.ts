import { beacon } from '@/lib/http/beacon';
import { MOST_BEACON_BYTES, visitSchema } from '@/lib/schemas/tracking';

export const POST = beacon('track-visit', visitSchema, MOST_BEACON_BYTES);
