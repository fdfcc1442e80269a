import { quote } from '@/lib/http/read-routes';
import { withText } from '@/lib/http/route';

export const POST = withText(quote);
