import { track } from '@/lib/browser/analytics/track';

const CARD = '[data-cabin]';
const SOURCE = 'listing_card';
const SEEN_SHARE = 0.5;

const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function onClick({ target }: Event): void {
  const slug = closestTo(target, CARD)?.dataset.cabin;
  const link = closestTo(target, 'a[href^="/cabins/"]');
  if (!slug || !link) return;
  track('property_click', { slug, source: SOURCE });
  // A card has two links; the one with the picture is not counted as "view details".
  if (!link.querySelector('img')) track('view_details_click', { slug, source: SOURCE });
}

function onPointerOver({ target, relatedTarget, pointerType }: PointerEvent): void {
  const card = closestTo(target, CARD);
  if (pointerType !== 'mouse' || !card || card.contains(relatedTarget as Node | null)) return;
  track('card_hover', { slug: card.dataset.cabin ?? '', source: SOURCE });
}

/** Tracks clicks on and hovers of all cards, present and future, by listeners on the document. */
export function watchCardInput(): () => void {
  // The capture phase runs before a link's own handler leaves the page.
  document.addEventListener('click', onClick, true);
  document.addEventListener('pointerover', onPointerOver, { passive: true });
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('pointerover', onPointerOver);
  };
}

/** Tracks each cabin once, when half of its card is in view; `look` observes cards added since. */
export function watchCardViews() {
  let seen = new Set<string>();
  let watched = new WeakSet<Element>();

  function note(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      const slug = (target as HTMLElement).dataset.cabin;
      if (!isIntersecting || !slug) continue;
      observer.unobserve(target);
      if (seen.has(slug)) continue;
      seen.add(slug);
      track('card_view', { slug, source: SOURCE });
    }
  }
  const observer = new IntersectionObserver(note, { threshold: SEEN_SHARE });

  return {
    look() {
      for (const card of document.querySelectorAll(CARD)) {
        if (watched.has(card)) continue;
        watched.add(card);
        observer.observe(card);
      }
    },
    /** For a new page, on which every card counts again. */
    begin() {
      observer.disconnect();
      seen = new Set();
      watched = new WeakSet();
    },
    stop: () => observer.disconnect(),
  };
}
