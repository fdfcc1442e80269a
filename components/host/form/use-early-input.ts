'use client';

import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * Takes what was chosen in a control before its scripts were there. Otherwise it would be shown, and what is stored would
 * be sent.
 */
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

/** The same of a field of text. It is read as it is first drawn: React puts the stored text back into a textarea. */
export function useEarlyText(id: string, stored: unknown, onText: (text: string) => void): void {
  const isHydrated = useHydrated();
  const [early] = useState(() => {
    if (isHydrated || typeof document === 'undefined') return null;
    const text = (document.getElementById(id) as TextControl | null)?.value ?? null;
    // As the browser gives the lines of a textarea.
    return text === String(stored ?? '').replaceAll(/\r\n?/g, '\n') ? null : text;
  });
  const takeEarly = useEffectEvent(() => {
    if (early !== null) onText(early);
  });
  useEffect(() => takeEarly(), []);
}
