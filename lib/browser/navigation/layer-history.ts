/** A dialog or menu over the page, closed by the Back button. */
type Layer = { close: () => void; isLocked: () => boolean };

type Router = { push: (href: string) => void; replace: (href: string) => void };

// One history entry serves all layers of a page. Next adds its router state to it.
const MARK = 'layer';
const layers: Layer[] = [];
let isListening = false;
let isGoingBack = false;
let isLeaving = false;
let waiting: (() => void)[] = [];

function isOnMark(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

function pushMark(): void {
  isLeaving = false;
  window.history.pushState({ [MARK]: true }, '');
}

function goBack(): void {
  isGoingBack = true;
  window.history.back();
}

function runWaiting(): void {
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback();
}

function onPopState(): void {
  isLeaving = false;
  if (isGoingBack) {
    isGoingBack = false;
    runWaiting();
    // The layer was opened while the previous layer's history.back() was still pending.
    if (layers.length > 0 && !isOnMark()) pushMark();
  } else if (isOnMark()) {
    // The guest went forward to the entry of a closed dialog, or back to it from the page it led to.
    if (layers.length === 0) goBack();
  } else {
    const top = layers.at(-1);
    if (!top) return;
    if (top.isLocked() || layers.length > 1) pushMark();
    if (!top.isLocked()) top.close();
  }
}

/** Follows a clicked link after the entry is left, because Next abandons a navigation on popstate. */
function followWhenLeft(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isGoingBack || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  waiting.push(() => setTimeout(() => link.click()));
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', onPopState);
  window.addEventListener('click', followWhenLeft, true);
}

function leaveMark(): void {
  if (layers.length === 0 && isOnMark() && !isLeaving && !isGoingBack) goBack();
}

/** Pushes a history entry for a layer; the returned function removes both. */
export function openLayerEntry(layer: Layer): () => void {
  listen();
  layers.push(layer);
  if (isOnMark()) isLeaving = false;
  else if (!isGoingBack) pushMark();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    // Another layer may take its place at once.
    queueMicrotask(leaveMark);
  };
}

/** Leaves the entry that a reload kept without its dialog. */
export function leaveStrayEntry(): void {
  listen();
  leaveMark();
}

/** Navigates to another page in place of the layer's entry, so that Back leads to the page below it. */
export function navigateFromLayer(router: Router, href: string): void {
  if (!isOnMark()) return router.push(href);
  const { pathname, search } = window.location;
  if (href === pathname + search) return;
  isLeaving = true;
  router.replace(href);
}

/** Runs the callback on the page's own history entry: at once, or after a closing layer has left its entry. */
export function onPageEntry(callback: () => void): void {
  if (!isOnMark() && !isGoingBack) callback();
  else waiting.push(callback);
}
