import type { ReactNode } from 'react';
import { Card } from '@/components/host/shell/card';
import { PAGE_TEXT_COPY } from './page-text-copy';
import { PageTextForm } from './page-text-form';
import type { SaveSettings } from './use-shop-settings';
import styles from './words-view.module.css';
import type { PageTextSetting } from '@/lib/shop/page-fields';
import { shop } from '@/lib/shop/shop';

type PageText = {
  setting: PageTextSetting;
  /** The text the host has confirmed; null for none. */
  stored: string | null;
  start: string;
  preview: ReactNode;
};
type Props = {
  texts: readonly PageText[];
  /** The heading above the story. */
  heading: string | null;
  save: SaveSettings;
};

function stateText(isConfirmed: boolean, hasDraft: boolean): string {
  if (isConfirmed) return 'Published in your words.';
  return shop().isExample
    ? 'Shows the words of the example shop.'
    : `Not published yet. ${hasDraft ? 'Read the draft, make it yours' : 'Write it'}, then publish it.`;
}

/** Lists the pages that speak for the host. Each is either confirmed by her or unpublished. */
export function PageTextsView({ texts, heading, save }: Props) {
  return (
    <>
      <h1>Promise, About, Terms and Privacy</h1>
      <p>
        These pages speak for you, so your own cabins go live only once you’ve published all four.
        Format them like articles: ## for a heading, ** around bold words, - for a list.
      </p>
      <div className={`${styles.cards} ${styles.stack}`}>
        {texts.map(({ setting, stored, start, preview }) => {
          const { name, about, path } = PAGE_TEXT_COPY[setting];
          const isConfirmed = Boolean(stored);
          return (
            <Card key={setting} heading={name}>
              <p>
                {about} <strong>{stateText(isConfirmed, start !== '')}</strong>
                {isConfirmed && (
                  <>
                    {' '}
                    <a href={path}>See it on the site</a>
                  </>
                )}
              </p>
              <PageTextForm
                setting={setting}
                stored={stored}
                start={start}
                {...(setting === 'story' && { heading: heading ?? '', storedHeading: heading })}
                save={save}
              />
              {preview && (
                <details>
                  <summary>{isConfirmed ? 'How it reads' : 'How the draft reads'}</summary>
                  {preview}
                </details>
              )}
            </Card>
          );
        })}
      </div>
    </>
  );
}
