import { styleText } from 'node:util';
import { logFormat } from '../../lib/env/log.ts';
import { log, printable } from '../../lib/log/log.ts';

/** Reports the progress of a start: as plain text for a person, else as a log line. */
export function reportProgress(text: string): void {
  if (logFormat() === 'text') console.log(text);
  else log('info', text.trim());
}

type Ready = {
  /** The shop's name. */
  name: string;
  siteUrl: string;
  localUrl: string;
  /** The owner's link, until somebody has used one. */
  link: string | null;
  isEmbedded: boolean;
};

export function banner({ name, siteUrl, localUrl, link, isEmbedded }: Ready): string {
  const style = (format: 'bold' | 'cyan', text: string) =>
    styleText(format, text, { stream: process.stdout });
  const address = (url: string) => style('cyan', url);
  const lines = [
    '',
    `${style('bold', printable(name))} is running.`,
    '',
    `Site      ${address(siteUrl)}`,
    `Console   ${address(`${siteUrl}/host`)}`,
    ...(siteUrl === localUrl ? [] : [`Here      ${address(localUrl)}`]),
    ...(isEmbedded ? ['Messages  npm run outbox shows emails and texts'] : []),
    '',
    ...(link ? ['Your first sign-in (works once, for 15 minutes):', address(link), ''] : []),
    'Ctrl-C stops it. Your data stays.',
    '',
  ];
  return lines.map((line) => (line ? `  ${line}` : line)).join('\n');
}

export const linkLine = (link: string): string =>
  `Sign-in link to the console (works once, for 15 minutes): ${link}`;

/** Reports that the site is up. Log lines hold no tokens, so the owner's link is printed separately. */
export function reportReady(ready: Ready): void {
  if (logFormat() === 'text') return console.log(banner(ready));
  log('info', `Ready on ${ready.localUrl}`);
  if (ready.link) console.log(linkLine(ready.link));
}
