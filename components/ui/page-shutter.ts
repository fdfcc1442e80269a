/** What an open dialog leaves alone: the toasts, and the voice that reads a new page's name. */
const STAYS = '[data-over-dialogs], next-route-announcer';

const layers: Element[] = [];
const shut = new Set<HTMLElement>();

function setShut(element: HTMLElement, isShut: boolean): void {
  if (isShut === shut.has(element)) return;
  element.inert = isShut;
  if (isShut) shut.add(element);
  else shut.delete(element);
}

/**
 * Makes everything beside the topmost layer unreachable, whatever a visitor reads the page with. The whole page is
 * styled anew for it, so a dialog asks for it once it has been painted.
 */
export function shutPage(): void {
  const top = layers.at(-1);
  if (!top) return;
  for (const child of document.body.children) {
    if (!(child instanceof HTMLElement) || child.matches(STAYS)) continue;
    setShut(child, !child.contains(top));
  }
}

export const isTopLayer = (layer: Element) => layers.at(-1) === layer;

/** Puts an element over the page, until the returned function takes it away; what it had shut is open then. */
export function openLayer(layer: Element): () => void {
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length > 0) shutPage();
    else for (const element of shut) setShut(element, false);
  };
}
