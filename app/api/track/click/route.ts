import { beacon } from '@/lib/http/beacon';
import { clickSchema, MAX_BEACON_BYTES } from '@/lib/schemas/tracking';

export const POST = beacon('track-click', clickSchema, MAX_BEACON_BYTES);
