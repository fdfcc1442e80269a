import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const OPEN_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;
const CLOSE_DELAY_MS = 150;

// Shared by all menus: within the skip delay after one closes, the next opens without waiting.
let lastClosedAt = Number.NEGATIVE_INFINITY;

type MenuState = 'closed' | 'hovered' | 'pinned';

/**
 * A menu that opens on hover (mouse only) or by its button, and closes when the pointer or the focus leaves it.
 * A click on the button of a menu that hovering has just opened keeps it open.
 */
export function useHoverMenu() {
  const [state, setState] = useState<MenuState>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: MenuState): void {
    clearTimeout(timer.current);
    if (next === 'closed' && state !== 'closed') lastClosedAt = Date.now();
    setState(next);
  }

  function hover(): void {
    clearTimeout(timer.current);
    if (state !== 'closed') return;
    const isWarm = Date.now() - lastClosedAt < SKIP_DELAY_MS;
    if (isWarm) change('hovered');
    else timer.current = setTimeout(() => change('hovered'), OPEN_DELAY_MS);
  }

  function leave(): void {
    clearTimeout(timer.current);
    if (state !== 'closed') timer.current = setTimeout(() => change('closed'), CLOSE_DELAY_MS);
  }

  const areaProps = {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'mouse') hover();
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') leave();
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) change('closed');
    },
  };
  return {
    isOpen: state !== 'closed',
    open: () => change('pinned'),
    close: () => change('closed'),
    toggle: () => change(state === 'pinned' ? 'closed' : 'pinned'),
    areaProps,
  };
}
