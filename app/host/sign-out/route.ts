import { readForm, seeOther } from '@/lib/api/form';
import { withSameOrigin } from '@/lib/api/handler';
import { signOut } from '@/lib/data/staff/staff-sign-in';

export const POST = withSameOrigin(async (request) => {
  const { scope } = await readForm(request);
  await signOut(scope === 'global' ? 'global' : 'local');
  return seeOther('/host/sign-in');
});
