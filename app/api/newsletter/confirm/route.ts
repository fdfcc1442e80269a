import { confirmSignup } from '@/lib/data/newsletter';
import { readForm, seeOther } from '@/lib/api/form';
import { route } from '@/lib/api/handler';
import { limitVisitor } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/paths';

/** Behind the button of /newsletter/confirm: the GET of a mail scanner confirms nothing. */
export const POST = route(async (request) => {
  const { token } = await readForm(request);
  await limitVisitor(request, 'newsletter-link');
  return seeOther(paths.newsletterConfirmed(await confirmSignup(token)));
});
