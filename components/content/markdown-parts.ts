/** A text by its main headings: what stands before the first, then each with what follows it. */
export function splitParts(markdown: string) {
  const [lead = '', ...parts] = markdown.split(/^## +/m);
  return {
    lead: lead.trim(),
    parts: parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.trim(), text: lines.join('\n').trim() };
    }),
  };
}
