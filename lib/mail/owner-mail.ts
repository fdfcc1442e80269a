import { letterPage } from './letter-page.ts';
import { escapeText, markup, type Markup } from '../page/markup.ts';
import { site } from '../shop/site.ts';

// The email address is unproven, so nothing typed into the form may be sent to it.
const note = () =>
  `You’re getting this because someone applied to list a cabin at ${site.name} with this address.`;
const from = () => `${site.name}, ${site.region}, ${site.state} · ${site.phone.display}`;

const paragraph = (text: string): Markup => ({
  source: `<p style="margin:0 0 16px">${escapeText(text).replaceAll('\n', '<br>')}</p>`,
});

/** The host's email to an owner who applied, as HTML and text; all values are escaped. */
export const renderOwnerMail = (
  { subject, body }: { subject: string; body: string },
  siteUrl: string,
) => ({
  plain: `${body}\n\n${site.host}\n${from()}\n\n--\n${note()}\n`,
  html: letterPage({
    title: subject,
    body: body.split(/\n{2,}/).map(paragraph),
    note: markup`${note()}`,
    address: from(),
    siteUrl,
  }),
});
