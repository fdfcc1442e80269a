import { resubscribe } from '@/lib/data/newsletter';
import { readForm, seeOther } from '@/lib/http/form';
import { route } from '@/lib/http/route';
import { paths } from '@/lib/paths';

export const POST = route(async (request) => {
  const { token = '' } = await readForm(request);
  return seeOther(paths.newsletterUnsubscribe(token, await resubscribe(token)));
});
