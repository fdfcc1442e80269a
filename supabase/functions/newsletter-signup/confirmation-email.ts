import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { paths } from '../../../lib/paths.ts';
import { site } from '../../../lib/site.ts';
import { escapeHtml } from '../_shared/escape-html.ts';
import type { OutgoingEmail } from '../_shared/outbox.ts';

type Tokens = { confirmationToken: string; unsubscribeToken: string };

const INTRO = `Somebody, I hope you, asked for my Mountain Insider Tips at this address. One tap and you are in the club:`;
const PROMISE = `What you get: a note now and then on when the leaves turn, which roads to skip, and the cabin dates I would grab myself. No spam, ever.`;
const VALIDITY = 'The link works for 14 days.';
const NOT_YOU = `Not you? Then do nothing: without that tap I will not write again. Or take this address off my list for good:`;
const SIGN_OFF = 'See you on the porch,';

const toText = (confirmUrl: string, leaveUrl: string) => `Hey there,

${INTRO}

${confirmUrl}

${VALIDITY} ${PROMISE}

${SIGN_OFF}
${site.host}
${site.name}, ${site.region}, ${site.state}

--
${NOT_YOU}
${leaveUrl}
`;

const toHtml = (confirmUrl: string, leaveUrl: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(site.name)}</title></head>
<body style="margin:0;background:#f2eadb;color:#1b2420;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fffdf9;border:1px solid #ddd1bc;border-radius:18px">
<tr><td style="padding:18px 28px;background:#1a4436;border-radius:18px 18px 0 0;color:#fff;font-family:Georgia,serif;font-size:20px;font-weight:bold">${escapeHtml(site.name)}</td></tr>
<tr><td style="padding:28px">
<p style="margin:0 0 16px">Hey there,</p>
<p style="margin:0 0 24px">${escapeHtml(INTRO)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(confirmUrl)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#b34719;color:#fff;font-weight:bold;text-decoration:none">Yes, I’m in</a></p>
<p style="margin:0 0 16px">${escapeHtml(VALIDITY)} ${escapeHtml(PROMISE)}</p>
<p style="margin:0 0 4px">${escapeHtml(SIGN_OFF)}</p>
<p style="margin:0;color:#963a10;font-family:'Snell Roundhand','Segoe Print','Bradley Hand',cursive;font-size:24px">${escapeHtml(site.host)}</p>
</td></tr>
<tr><td style="padding:18px 28px;border-top:1px solid #ddd1bc;color:#4c5852;font-size:13px">
<p style="margin:0 0 8px">${escapeHtml(NOT_YOU)} <a href="${escapeHtml(leaveUrl)}" style="color:#1a4436">Unsubscribe</a></p>
<p style="margin:0">${escapeHtml(`${site.name}, ${site.region}, ${site.state}`)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

/** The only mail an address gets before its owner has said yes. */
export function confirmationEmail(
  to: string,
  { confirmationToken, unsubscribeToken }: Tokens,
): OutgoingEmail {
  const absolute = (path: string) => new URL(path, readFunctionEnv().SITE_URL).href;
  const confirmUrl = absolute(paths.newsletterConfirm(confirmationToken));
  const leaveUrl = absolute(paths.newsletterUnsubscribe(unsubscribeToken));
  return {
    to,
    subject: `Please confirm: Mountain Insider Tips from ${site.host}`,
    text: toText(confirmUrl, leaveUrl),
    html: toHtml(confirmUrl, leaveUrl),
    headers: {
      // One click in the mail program (RFC 8058): a POST without cookies, from anywhere.
      'List-Unsubscribe': `<${absolute(paths.newsletterOneClick(unsubscribeToken))}>, <mailto:${site.email}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
