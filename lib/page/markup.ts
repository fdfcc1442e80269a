const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export type Markup = { readonly source: string };
type Value = string | Markup | readonly Markup[];

export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const toSource = (value: Value): string => {
  if (typeof value === 'string') return escapeText(value);
  return 'source' in value ? value.source : value.map(toSource).join('\n');
};

/** A tagged template for HTML or XML: inserted values are escaped unless they are markup. */
export const markup = (template: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  source: String.raw({ raw: template }, ...values.map(toSource)),
});
