import { guestMessageRoute } from '@/lib/api/guest-messages';
import { paths } from '@/lib/http/paths';

export const POST = guestMessageRoute(paths.guestBooking);
