import { resubscribe } from '@/lib/data/content/newsletter';
import { readForm, seeOther } from '@/lib/api/form';
import { withSameOrigin } from '@/lib/api/handler';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/http/paths';

export const POST = withSameOrigin(async (request) => {
  const { token = '' } = await readForm(request);
  await limitVisitor(request, 'newsletter-link');
  return seeOther(paths.newsletterUnsubscribe(token, await resubscribe(token)));
});
