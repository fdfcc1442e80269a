const RUNNING =
  'script:not([type="application/ld+json"]), iframe, object, embed, base, meta[http-equiv], link, style, form[action], [srcdoc]';
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'xlink:href'];
const OWN = /^(?:https:\/\/|mailto:|sms:|tel:|\/(?![/\\])|#|$)/;

/** What in a piece of a page could run a script or lead away without being asked for. */
export function findDangers(root: ParentNode): string[] {
  const dangers = [...root.querySelectorAll(RUNNING)].map((element) => element.outerHTML);
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ADDRESSES.includes(name);
      const isUnsafe = isAddress && (!OWN.test(value) || /[\u0000-\u001f\\]/.test(value));
      if (name.startsWith('on') || isUnsafe) dangers.push(`${name}=${value}`);
    }
  }
  return dangers;
}
