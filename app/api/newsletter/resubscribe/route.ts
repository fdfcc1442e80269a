import { resubscribe } from '@/lib/data/newsletter';
import { readForm, seeOther } from '@/lib/http/form';
import { route } from '@/lib/http/route';
import { limitVisitor } from '@/lib/http/limit-visitor';
import { paths } from '@/lib/paths';

export const POST = route(async (request) => {
  const { token = '' } = await readForm(request);
  await limitVisitor(request, 'newsletter-link');
  return seeOther(paths.newsletterUnsubscribe(token, await resubscribe(token)));
});
