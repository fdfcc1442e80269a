/** Stays reachable: toasts, and Next's route announcer. */
const STAYS = '[data-over-dialogs], next-route-announcer';
/** After its opening animation, which restyling the whole page would interrupt. */
const INERT_AFTER_MS = 400;

const layers: Element[] = [];

/**
 * Makes everything outside the topmost layer inert. That restyles the whole page, so a dialog calls it once it has been
 * painted.
 */
function updateInert(): void {
  const top = layers.at(-1);
  for (const child of document.body.children) {
    if (!(child instanceof HTMLElement) || child.matches(STAYS)) continue;
    const isInert = top !== undefined && !child.contains(top);
    if (child.inert !== isInert) child.inert = isInert;
  }
}

export const isTopLayer = (layer: Element) => layers.at(-1) === layer;

/** Registers a layer over the page; the returned function removes it and what it made inert. */
export function openLayer(layer: Element, { keepsGutter }: { keepsGutter: boolean }): () => void {
  const { style } = document.documentElement;
  layers.push(layer);
  style.overflow = 'hidden';
  if (keepsGutter) style.scrollbarGutter = 'stable';
  const timer = setTimeout(updateInert, INERT_AFTER_MS);
  return () => {
    clearTimeout(timer);
    layers.splice(layers.indexOf(layer), 1);
    updateInert();
    if (layers.length > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
