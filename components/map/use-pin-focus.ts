import type { Map } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { nextOnMap } from '@/lib/domain/catalog/map-keyboard-nav';
import { bringIntoView } from './bring-into-view';
import type { MapPin } from './map-view';

/** Roving tab index: all pins are one tab stop (the chosen one, else the last focused), arrows move on. */
export function usePinFocus(map: Map | null, pins: readonly MapPin[], chosen: string | null) {
  const [focused, setFocused] = useState<string | null>(null);

  useEffect(() => {
    const container = map?.getCanvasContainer();
    // Handled in the capture phase, before the map pans.
    function follow(event: KeyboardEvent) {
      const pin = event.target instanceof Element ? event.target.closest('[data-pin]') : null;
      const id = pin?.getAttribute('data-pin');
      if (!map || !container || !id || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      const next = pins.find((each) => each.id === nextOnMap(pins, id, event.key));
      if (!next) return;
      bringIntoView(map, next);
      const element = container.querySelector(`[data-pin="${CSS.escape(next.id)}"]`);
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    }
    container?.addEventListener('keydown', follow, { capture: true });
    return () => container?.removeEventListener('keydown', follow, { capture: true });
  }, [map, pins]);

  const isThere = (id: string | null) => pins.some((pin) => pin.id === id);
  const stop = [focused, chosen].find(isThere) ?? pins[0]?.id ?? null;
  return { stop, setFocused };
}
