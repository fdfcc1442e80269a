'use client';

import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { pictureUrl } from '@/lib/pictures/picture-url';
import styles from './gallery.module.css';

const WIDTH = 720;
// Without scripts nothing would remove the cover. Browsers that don't know the query treat it as false.
const WANTED = '(prefers-reduced-motion: no-preference) and (scripting: enabled)';

/**
 * The drawing of the first photograph's place, over that photograph, into which it dissolves once it is there. It is part
 * of a page that the server sent: whoever comes from a card has seen the photograph. Decorative: the photograph has the text.
 */
export function DrawnCover({ url }: { url: string }) {
  const drawing = useRef<HTMLPictureElement>(null);
  const isFromServer = !useHydrated();
  const [isShown, setIsShown] = useState(isFromServer);
  const [isDissolving, setIsDissolving] = useState(false);

  useEffect(() => {
    const photograph = drawing.current?.parentElement?.querySelector('img');
    let isGone = false;
    const dissolve = () => {
      if (!isGone) setIsDissolving(true);
    };
    // A photograph that fails leaves what stands in for it.
    photograph?.decode().then(dissolve, dissolve);
    return () => {
      isGone = true;
    };
  }, []);

  if (!isShown) return null;
  return (
    <picture
      ref={drawing}
      className={styles.drawn}
      data-dissolving={isDissolving || undefined}
      onAnimationEnd={() => setIsShown(false)}
    >
      <source media={WANTED} srcSet={pictureUrl(url, WIDTH)} />
      <img alt="" fetchPriority="high" />
    </picture>
  );
}
