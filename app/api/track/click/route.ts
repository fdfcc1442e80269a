import { beacon } from '@/lib/http/beacon';
import { clickSchema, MOST_BEACON_BYTES } from '@/lib/schemas/tracking';

export const POST = beacon('track-click', clickSchema, MOST_BEACON_BYTES);
