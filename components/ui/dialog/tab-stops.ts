const CANDIDATES = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]';

/** Only the checked radio button of a group is a tab stop. */
function isPassedRadio(element: Element, container: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
  const chosen = container.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return !element.checked && [...chosen].some(({ name }) => name === element.name);
}

export function* tabStops(container: Element): Generator<HTMLElement> {
  for (const element of container.querySelectorAll<HTMLElement>(CANDIDATES)) {
    const isStop =
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      !isPassedRadio(element, container) &&
      // Missing in jsdom.
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
    if (isStop) yield element;
  }
}
