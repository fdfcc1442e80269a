import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { readQuote } from '@/app/(site)/quote/[id]/read-quote';
import { QuoteCard } from '@/components/guest-booking/quote-card';
import { QuestionPage } from '@/components/guest-booking/question-page';
import { TooManyRequests } from '@/components/guest-booking/too-many';
import { getQuestion } from '@/lib/data/bookings/questions';
import type { Question } from '@/lib/domain/messaging/question';
import { splitSiteLinks } from '@/lib/domain/messaging/site-links';
import { parseFlashMessage } from '@/lib/domain/bookings/flash-message';
import { serverEnv } from '@/lib/env/server';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { quotePath } from '@/lib/http/paths';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Your question',
  robots: robotsOf('/question/[token]'),
  // The address is the key. With no referrer at all the forms would have no origin to be known by.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

// The oldest ones stay plain links, so that opening the page doesn't use up a visitor's share of quotes.
const MOST_QUOTES = 3;
const QUOTES = quotePath('');

/** Cards for the latest quotes in the host's answers, by the paths of their pages. */
async function readQuoteCards({ messages }: Question) {
  const written = messages.filter(({ author }) => author === 'host').map(({ body }) => body);
  const linked = written.flatMap((body) => splitSiteLinks(body, serverEnv.SITE_URL));
  const tokens = linked.flatMap((part) =>
    'path' in part && part.path.startsWith(QUOTES) ? [part.path.slice(QUOTES.length)] : [],
  );
  const found = await Promise.all([...new Set(tokens)].slice(-MOST_QUOTES).map(readQuote));
  const now = new Date();
  const cards = found.flatMap((quote) => {
    if (!quote) return [];
    const { sent, cabin, answer } = quote;
    const path = quotePath(sent.token);
    const isSoldOut = cabin === null || answer?.refusalReason != null;
    const totalCents = answer?.priced?.quote.totalCents ?? null;
    const shown = { sent, totalCents, isSoldOut, now };
    return [[path, <QuoteCard key={path} {...shown} />] as const];
  });
  return new Map(cards);
}

export default async function Page({ params, searchParams }: PageProps<'/question/[token]'>) {
  const [{ token }, { notice }] = await Promise.all([params, searchParams]);
  if (!(await isWithinLimit({ headers: await headers() }, 'stay-read'))) return <TooManyRequests />;
  const question = await getQuestion(token);
  if (!question) notFound();
  const quotes = await readQuoteCards(question);
  return (
    <QuestionPage
      question={question}
      notice={parseFlashMessage(notice)}
      formId={crypto.randomUUID()}
      siteUrl={serverEnv.SITE_URL}
      quotes={quotes}
    />
  );
}
