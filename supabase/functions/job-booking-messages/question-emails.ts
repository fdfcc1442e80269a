import type { Question } from '../../../lib/domain/messaging/question.ts';
import { toStay } from '../../../lib/domain/stays/stay.ts';
import { formatDateRange, formatParty } from '../../../lib/copy/format.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { questionPath } from '../../../lib/http/paths.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { readQuestion } from '../../../lib/supabase/question-row.ts';
import { consoleLink } from '../_shared/console-link.ts';
import { renderEmail, toSubject, type EmailContent } from '../_shared/messages/email-template.ts';
import { applyLetterTexts, readLetterTexts } from '../_shared/messages/letter-texts.ts';
import { queueEmail } from '../_shared/messages/outbox.ts';
import { replyHeaders } from '../_shared/messages/reply-address.ts';
import { quoteUntrusted } from '../_shared/quote-untrusted.ts';
import type { Admin, Work } from '../_shared/work.ts';
import { greetingFor } from './booking-copy.ts';
import { hostWords } from './reply-email.ts';

const NOTE =
  'Anyone with the link to your question can read it and write there, so only share it with your group.';

const pageUrl = ({ token }: Question, siteUrl: string) =>
  new URL(questionPath(token), siteUrl).href;

/** The address is unproven, so nothing typed into the form, not even a name, may be emailed to it. */
const writeReceipt = (question: Question, siteUrl: string): EmailContent => ({
  subject: `I got your question about ${question.cabin.title}`,
  greeting: 'Hi there,',
  parts: [
    'Thanks for asking! I answer every question myself, usually within a few hours. My answer comes to this address, and it’s on your question’s own page too, where you can write more.',
    { button: 'See your question', url: pageUrl(question, siteUrl) },
  ],
  note: `You’re getting this because someone asked about a cabin with this address. Not you? Ignore it. ${NOTE}`,
});

const writeAnswer = (question: Question, body: string, siteUrl: string): EmailContent => ({
  subject: `Reply from ${shop().host}: your question about ${question.cabin.title} (${question.reference})`,
  greeting: greetingFor(question.guestName),
  parts: [
    ...hostWords(body, siteUrl),
    { button: 'Reply on your question’s page', url: pageUrl(question, siteUrl) },
  ],
  note: NOTE,
});

/** Plain text, because everything in it is untrusted. */
function writeNotice(question: Question, body: string) {
  const stay = toStay(question);
  const { cabin, reference, guestName, guestEmail } = question;
  const dates = stay ? `${formatDateRange(stay)}, ${formatParty(question)}` : 'none yet';
  return {
    subject: toSubject(`A question about ${cabin.title} (${reference})`),
    text: `${quoteUntrusted(body)}

--
Reply to this email, or answer in your console${stay ? ', where you can add a quote for these dates' : ''}:
${consoleLink(`/host/messages/${reference}`)}

Cabin: ${cabin.title}
Dates: ${dates}
From: ${guestName}
Email: ${guestEmail}
`,
  };
}

const render = async (admin: Admin, content: EmailContent) =>
  renderEmail(applyLetterTexts(content, await readLetterTexts(admin, null)));

type Message = { id: string; author: string; body: string };

/** Emails a question's message to the other side; the first one is also acknowledged. Returns how many were queued. */
export async function queueQuestionEmails(
  { admin, now }: Work,
  { id, author, body }: Message,
  token: string,
): Promise<number> {
  const { SITE_URL: siteUrl, HOST_EMAIL: host } = readFunctionEnv();
  const question = await readQuestion(admin, token);
  if (!question) throw new Error('The question of a message is gone');
  const headers = await replyHeaders(question.reference);
  const queue = async (email: Parameters<typeof queueEmail>[1]) =>
    (await queueEmail(admin, email, now)) ? 1 : 0;
  if (author === 'host') {
    return queue({
      to: question.guestEmail,
      ...(await render(admin, writeAnswer(question, body, siteUrl))),
      headers,
      purpose: 'question-answer',
      budget: 'guests',
      dedupeKey: `question:${question.id}:answer:${id}`,
    });
  }
  const notice = await queue({
    to: host,
    ...writeNotice(question, body),
    headers: { 'Reply-To': question.guestEmail },
    purpose: 'question',
    budget: 'holds',
    dedupeKey: `question:${question.id}:notice:${id}`,
  });
  if (question.messages[0]?.id !== id) return notice;
  return (
    notice +
    (await queue({
      to: question.guestEmail,
      ...(await render(admin, writeReceipt(question, siteUrl))),
      headers,
      purpose: 'question-receipt',
      budget: 'holds',
      dedupeKey: `question:${question.id}:receipt`,
    }))
  );
}
