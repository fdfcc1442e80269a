import { seeOther } from '@/lib/api/form';
import { withErrorHandling } from '@/lib/api/handler';
import { signInWithLink } from '@/lib/data/staff-sign-in';
import { parseReturnPath } from '@/lib/domain/host/return-path';

/** The one-time link of an invitation. */
export const GET = withErrorHandling(async (request) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token_hash') ?? '';
  const isIn = /^[\w-]{16,200}$/.test(token) && (await signInWithLink(token));
  return seeOther(isIn ? parseReturnPath(searchParams.get('next')) : '/host/sign-in?link=used');
});
