import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import styles from './list-with-map.module.css';

/** The card of a cabin in the list beside the map. */
export const findListCard = (slug: string): HTMLElement | null =>
  document.querySelector(`[data-list-map] [data-cabin="${CSS.escape(slug)}"]`);

function readCard(slug: string) {
  const card = findListCard(slug);
  return {
    href: card?.querySelector('a')?.getAttribute('href') ?? '',
    picture: card?.querySelector('img')?.getAttribute('src'),
  };
}

type Props = {
  slug: string;
  title: string;
  city: string;
  /** Its price in words. */
  words: string | null;
  onClose: () => void;
};

/** The chosen cabin below the map, where its card in the list is out of view; it links to what the card links to. */
export function MapCard({ slug, title, city, words, onClose }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [{ href, picture }] = useState(() => readCard(slug));
  useEffect(() => link.current?.focus({ preventScroll: true }), []);

  function close() {
    onClose();
    document
      .querySelector<HTMLElement>(`[data-pin="${CSS.escape(slug)}"]`)
      ?.focus({ preventScroll: true });
  }

  return (
    <section
      aria-label="Chosen cabin"
      className={styles.chosen}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Link ref={link} href={href}>
        {/* eslint-disable-next-line @next/next/no-img-element -- The file that the card in the list shows. */}
        {picture && <img src={picture} alt="" />}
        <span>
          <b>{title}</b>
          <span>{city}</span>
          {words && <strong>{words}</strong>}
        </span>
      </Link>
      <button type="button" aria-label="Close" onClick={close}>
        <Icon shapes={X} />
      </button>
    </section>
  );
}
