'use client';

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Takes a choice made before hydration. Otherwise the control would show it, but the stored value would be sent. */
export function useEarlyInput<Control extends Element>(
  control: RefObject<Control | null>,
  isTouched: (control: Control) => boolean,
  take: (control: Control) => void,
): void {
  const isHydrated = useHydrated();
  const takeEarly = useEffectEvent(() => {
    if (!isHydrated && control.current && isTouched(control.current)) take(control.current);
  });
  useEffect(() => takeEarly(), []);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The text-field version of `useEarlyInput`. It reads the DOM value on first render, because React resets a textarea to
 * the stored text.
 */
export function useEarlyText(id: string, stored: unknown, onText: (text: string) => void): void {
  const isHydrated = useHydrated();
  const [early] = useState(() => {
    if (isHydrated || typeof document === 'undefined') return null;
    const text = (document.getElementById(id) as TextControl | null)?.value ?? null;
    // Browsers normalize the line breaks of a textarea.
    return text === String(stored ?? '').replaceAll(/\r\n?/g, '\n') ? null : text;
  });
  const takeEarly = useEffectEvent(() => {
    if (early !== null) onText(early);
  });
  useEffect(() => takeEarly(), []);
}
