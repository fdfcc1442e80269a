import { beacon } from '@/lib/api/beacon';
import { MAX_BEACON_BYTES, visitSchema } from '@/lib/schemas/tracking';

export const POST = beacon('track-visit', visitSchema, MAX_BEACON_BYTES);
