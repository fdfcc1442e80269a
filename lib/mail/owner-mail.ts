import { letterPage } from './letter-page.ts';
import { escapeText, markup, type Markup } from '../page/markup.ts';
import { shop } from '../shop/shop.ts';

// The email address is unproven, so nothing typed into the form may be sent to it.
const note = () =>
  `You’re getting this because someone applied to list a cabin at ${shop().name} with this address.`;
const from = () => `${shop().name}, ${shop().region}, ${shop().state} · ${shop().phone.display}`;

const paragraph = (text: string): Markup => ({
  source: `<p style="margin:0 0 16px">${escapeText(text).replaceAll('\n', '<br>')}</p>`,
});

/** The host's email to an owner who applied, as HTML and text; all values are escaped. */
export const renderOwnerMail = (
  { subject, body }: { subject: string; body: string },
  siteUrl: string,
) => ({
  plain: `${body}\n\n${shop().host}\n${from()}\n\n--\n${note()}\n`,
  html: letterPage({
    title: subject,
    body: body.split(/\n{2,}/).map(paragraph),
    note: markup`${note()}`,
    address: from(),
    siteUrl,
  }),
});
