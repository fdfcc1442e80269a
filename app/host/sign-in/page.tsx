import { redirect } from 'next/navigation';
import { signIn } from './actions';
import { ForgetTasks } from '@/components/host/account/forget-tasks';
import { SignInForm } from '@/components/host/account/sign-in-form';
import { readChallenge } from '@/lib/data/staff/sign-in-challenge';
import { getStaffMember } from '@/lib/data/staff/staff';
import { parseReturnPath } from '@/lib/domain/host/return-path';
import { consoleMetadata } from '@/lib/http/console-pages';

export const metadata = consoleMetadata('/host/sign-in');

export default async function SignInPage({ searchParams }: PageProps<'/host/sign-in'>) {
  const { next: asked, link } = await searchParams;
  const next = parseReturnPath(asked);
  if (await getStaffMember()) redirect(next);
  // A phone may have discarded the page while its owner read the email.
  const challenge = await readChallenge();
  return (
    <>
      <ForgetTasks isLast={asked === undefined} />
      <SignInForm
        action={signIn}
        next={next}
        isLinkUsed={link === 'used'}
        asked={challenge?.email ?? null}
      />
    </>
  );
}
