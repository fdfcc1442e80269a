import { availability } from '@/lib/http/read-routes';
import { withText } from '@/lib/http/route';

export const GET = withText(availability);
