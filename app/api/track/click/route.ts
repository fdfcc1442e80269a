import { beacon } from '@/lib/api/beacon';
import { clickSchema, MAX_BEACON_BYTES } from '@/lib/schemas/tracking';

export const POST = beacon('track-click', clickSchema, MAX_BEACON_BYTES);
