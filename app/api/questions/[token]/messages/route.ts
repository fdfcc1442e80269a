import { guestMessageRoute } from '@/lib/api/guest-messages';
import { questionPath } from '@/lib/http/paths';

export const POST = guestMessageRoute(questionPath);
