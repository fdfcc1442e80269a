import { styleText } from 'node:util';
import { log } from '../../lib/log/log.ts';

/** Tells how a start goes on: plainly in a terminal, elsewhere as a line of the log. */
export function say(text: string): void {
  if (process.stdout.isTTY) console.log(text);
  else log('info', text.trim());
}

type Ready = {
  name: string;
  siteUrl: string;
  /** The owner's link, until somebody has used one. */
  link: string | null;
  isEmbedded: boolean;
};

/** What a person wants to know of a site that has just started, for a terminal of any width. */
export function banner({ name, siteUrl, link, isEmbedded }: Ready): string {
  const style = (format: 'bold' | 'cyan', text: string) =>
    styleText(format, text, { stream: process.stdout });
  const address = (url: string) => style('cyan', url);
  const lines = [
    '',
    `${style('bold', name.replace(/\p{Cc}/gu, ''))} is running.`,
    '',
    `Site      ${address(siteUrl)}`,
    `Console   ${address(`${siteUrl}/host`)}`,
    ...(isEmbedded ? ['Messages  npm run outbox shows e-mails and texts'] : []),
    '',
    ...(link ? ['Your first sign-in (works once, for 15 minutes):', address(link), ''] : []),
    'Ctrl-C stops it. Your data stays.',
    '',
  ];
  return lines.map((line) => (line ? `  ${line}` : line)).join('\n');
}

export const linkLine = (link: string): string =>
  `The console, for fifteen minutes and once: ${link}`;

/** The site answers. In a log the owner's link alone is no line of it, because those hold no token. */
export function sayReady(ready: Ready): void {
  if (process.stdout.isTTY) return console.log(banner(ready));
  log('info', `Ready on ${ready.siteUrl}`);
  if (ready.link) console.log(linkLine(ready.link));
}
