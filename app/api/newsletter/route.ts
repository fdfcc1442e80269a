import { signUp, signUpByForm } from '@/lib/data/content/newsletter';
import { isForm, readForm, seeOther } from '@/lib/api/form';
import { parseJson, proxyResponse, withSameOrigin } from '@/lib/api/handler';
import { paths } from '@/lib/http/paths';
import { newsletterRequestSchema } from '@/lib/schemas/newsletter';

export const POST = withSameOrigin(async (request) => {
  if (isForm(request)) {
    return seeOther(paths.newsletter(await signUpByForm(await readForm(request), request)));
  }
  return proxyResponse(await signUp(await parseJson(request, newsletterRequestSchema), request));
});
