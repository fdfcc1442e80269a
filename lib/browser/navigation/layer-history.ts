/** A dialog or menu over the page, closed by the Back button. */
type Layer = { close: () => void; isLocked: () => boolean };

type Router = { push: (href: string) => void; replace: (href: string) => void };

// One history entry for all layers of a page. Next adds its router state to it.
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
    // Opened while the previous layer's history.back() is still pending.
    if (layers.length > 0 && !isOnMark()) pushMark();
  } else if (isOnMark()) {
    // Forward to an entry whose dialog is closed, or back to one from the page it led to.
    if (layers.length === 0) goBack();
  } else {
    const top = layers.at(-1);
    if (!top) return;
    if (top.isLocked() || layers.length > 1) pushMark();
    if (!top.isLocked()) top.close();
  }
}

/** A link followed while the entry is being left would be lost: Next gives up a navigation when a popstate comes. */
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

/** Puts a layer on a history entry of its own, until the returned function takes both away. */
export function openLayerEntry(layer: Layer): () => void {
  listen();
  layers.push(layer);
  if (isOnMark()) isLeaving = false;
  else if (!isGoingBack) pushMark();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    // Another one may take its place at once.
    queueMicrotask(leaveMark);
  };
}

/** After a reload the entry is there and the dialog is not. */
export function leaveStrayEntry(): void {
  listen();
  leaveMark();
}

/** Goes to another page, which takes the place of the layer's entry: going back leads to the page below. */
export function navigateFromLayer(router: Router, href: string): void {
  if (!isOnMark()) return router.push(href);
  const { pathname, search } = window.location;
  if (href === pathname + search) return;
  isLeaving = true;
  router.replace(href);
}

/** Changes the entry of the page itself: at once, or when a layer that is just closing has left its own. */
export function onPageEntry(callback: () => void): void {
  if (!isOnMark() && !isGoingBack) callback();
  else waiting.push(callback);
}
