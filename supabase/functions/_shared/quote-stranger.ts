/** What a stranger wrote, in a plain text to the host: each line is marked, so that none passes for ours. */
export const quoteStranger = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/)
    .map((line) => `> ${line}`)
    .join('\n');
