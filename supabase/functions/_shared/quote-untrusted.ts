/** Untrusted text for a plain email to the host, each line marked with ">" so that none looks like ours. */
export const quoteUntrusted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/)
    .map((line) => `> ${line}`)
    .join('\n');
