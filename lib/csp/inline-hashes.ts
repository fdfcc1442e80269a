import { EARLY_TAPS } from '../page/early-taps.ts';
import { hashSource, type InlineSources } from './policy.ts';

const ELEMENT =
  /<!--[^]*?-->|<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([^]*?)<\/\1(?=[\s/>])/gi;
const FRAMEWORK_CALL =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([^]*)\);?$/;

const hasAttribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|[\\s"'/])${name}(?=[\\s=/]|$)`, 'i').test(attributes);

/**
 * Whether an inline script is one that Next writes: a call of its own with nothing but JSON. Any other could be
 * injected, so it is not allowed just because it is in the page.
 */
export function isFrameworkScript(text: string): boolean {
  const data = FRAMEWORK_CALL.exec(text)?.[1];
  if (data === undefined) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

/** The hashes of Next's own scripts and stylesheets in a finished page. */
export function hashInline(html: string): InlineSources & { refused: number } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let refused = 0;
  for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name === undefined) continue;
    if (name.toLowerCase() === 'style') {
      if (hasAttribute(attributes, 'data-precedence')) styles.add(hashSource(text));
      continue;
    }
    // A script with `src` falls under 'self'; one with another type is data.
    if (hasAttribute(attributes, 'src') || hasAttribute(attributes, 'type')) continue;
    if (isFrameworkScript(text)) scripts.add(hashSource(text));
    // The site's own script is allowed by every page's policy.
    else if (text !== EARLY_TAPS) refused += 1;
  }
  return { scripts: [...scripts], styles: [...styles], refused };
}
