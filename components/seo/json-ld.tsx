import type { Graph, Thing } from 'schema-dts';

const CONTEXT = 'https://schema.org';

/** JSON that cannot end the script it stands in, whatever a title or review says. */
export function toScriptJson(things: readonly Thing[]): string {
  const graph: Graph = { '@context': CONTEXT, '@graph': things };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Structured data for search engines, in the first HTML. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(things) }} />
  );
}
