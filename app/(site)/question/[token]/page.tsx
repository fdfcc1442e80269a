import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { QuestionPage } from '@/components/guest-booking/question-page';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { getQuestion } from '@/lib/data/bookings/questions';
import { parseFlashMessage } from '@/lib/domain/bookings/flash-message';
import { serverEnv } from '@/lib/env/server';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Your question',
  robots: robotsOf('/question/[token]'),
  // The address is the key. With no referrer at all the forms would have no origin to be known by.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

export default async function Page({ params, searchParams }: PageProps<'/question/[token]'>) {
  const [{ token }, { notice }] = await Promise.all([params, searchParams]);
  if (!(await isWithinLimit({ headers: await headers() }, 'stay-read'))) return <TooManyRequests />;
  const question = await getQuestion(token);
  if (!question) notFound();
  return (
    <QuestionPage
      question={question}
      notice={parseFlashMessage(notice)}
      formId={crypto.randomUUID()}
      siteUrl={serverEnv.SITE_URL}
    />
  );
}
