import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { paths } from '../../../lib/http/paths.ts';
import { mailtoLink } from '../../../lib/domain/messaging/contact-links.ts';
import { handwrittenNotes } from '../../../lib/copy/handwritten-notes.ts';
import { shop } from '../../../lib/shop/shop.ts';
import type { LetterTexts } from '../../../lib/domain/messaging/letter.ts';
import { letterColors } from '../../../lib/mail/letter-page.ts';
import { emailPage, toSubject } from '../_shared/messages/email-template.ts';
import { markup } from '../../../lib/page/markup.ts';
import type { OutgoingEmail } from '../_shared/messages/outbox.ts';
import { fillTexts } from '../_shared/messages/letter-texts.ts';

type Tokens = { confirmationToken: string; unsubscribeToken: string };

const intro = () =>
  `Someone (I hope it was you!) signed up for my ${shop().letterName} with this address. One tap and you’re in the club:`;
const promise = () =>
  `Now and then I’ll send a note about ${shop().isExample ? 'when the leaves turn, which roads to skip, and the cabin dates I’d grab myself' : 'open weekends and the cabins'}. No spam, ever.`;
const BUTTON = 'Yes, I’m in';
const FORM_NOTE = 'No spam, ever. Unsubscribe anytime.';
const VALIDITY = 'The link works for 14 days.';
const NOT_YOU = `Not you? Ignore this and I won’t write again. Or take this address off my list for good:`;
const signOff = () => handwrittenNotes().porch[0];

type Words = { opening: string | null; closing: string };

const toText = (confirmUrl: string, leaveUrl: string, { opening, closing }: Words) => `Hey there,

${opening === null ? '' : `${opening}\n\n`}${intro()}

${confirmUrl}

${VALIDITY} ${promise()}

${closing}
${shop().host}
${shop().name}, ${shop().region}, ${shop().state}

--
${NOT_YOU}
${leaveUrl}
`;

const toHtml = (confirmUrl: string, leaveUrl: string, { opening, closing }: Words): string =>
  emailPage({
    title: shop().name,
    parts: [
      'Hey there,',
      ...(opening === null ? [] : [opening]),
      intro(),
      { button: BUTTON, url: confirmUrl },
      `${VALIDITY} ${promise()}`,
      closing,
    ],
    note: markup`${NOT_YOU} <a class="link" href="${leaveUrl}" style="color:${letterColors()['spruce-800']}">Unsubscribe</a>`,
    address: `${shop().name}, ${shop().region}, ${shop().state}`,
  });

/** The consent that the reader gives with the button, and the wording beside the field; kept as evidence. */
export const consentWords = ({ opening }: LetterTexts): string =>
  [FORM_NOTE, ...(opening === null ? [] : [opening]), intro(), `[${BUTTON}]`, promise()].join('\n');

/** The unsubscribe links; mail apps unsubscribe with one click (RFC 8058), a POST without cookies. */
export function leaveLinks(token: string) {
  const absolute = (path: string) => new URL(path, readFunctionEnv().SITE_URL).href;
  return {
    url: absolute(paths.newsletterUnsubscribe(token)),
    headers: {
      'List-Unsubscribe': `<${absolute(paths.newsletterOneClick(token))}>, <${mailtoLink(shop().email, { subject: 'unsubscribe' })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The only email an address gets before it is confirmed. */
export function confirmationEmail(
  to: string,
  { confirmationToken, unsubscribeToken }: Tokens,
  texts: LetterTexts,
): OutgoingEmail {
  const own = fillTexts(texts, { phone: shop().phone.display });
  const words = { opening: own.opening, closing: own.closing ?? signOff() };
  const confirmUrl = new URL(paths.newsletterConfirm(confirmationToken), readFunctionEnv().SITE_URL)
    .href;
  const { url: leaveUrl, headers } = leaveLinks(unsubscribeToken);
  return {
    to,
    subject: toSubject(own.subject ?? `Please confirm: ${shop().letterName} from ${shop().host}`),
    text: toText(confirmUrl, leaveUrl, words),
    html: toHtml(confirmUrl, leaveUrl, words),
    headers,
  };
}
