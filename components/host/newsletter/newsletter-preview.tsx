'use client';

import { useState, type CSSProperties } from 'react';
import { RadioOptions } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import styles from './newsletter-preview.module.css';
import { joinClasses } from '@/components/ui/class-names';
import type { NewsletterPreview as Preview } from '@/lib/schemas/host/newsletter';

type Look = 'light' | 'dark' | 'plain';
const LOOKS: readonly Option<Look>[] = [
  ['light', 'By day'],
  ['dark', 'By night'],
  ['plain', 'Without pictures'],
];

type Screen = 'phone' | 'mail';
const SCREENS: readonly Option<Screen>[] = [
  ['phone', 'Phone'],
  ['mail', 'Computer'],
];
const WIDTHS: Record<Screen, number> = { phone: 360, mail: 640 };

type Props = { subject: string; previewLine: string; preview: Preview };

/** Shows the letter as mail programs do. Its frame is sandboxed, so nothing in it can run or be clicked. */
export function NewsletterPreview({ subject, previewLine, preview }: Props) {
  const [look, setLook] = useState<Look>('light');
  const [screen, setScreen] = useState<Screen>('phone');
  return (
    <div className={styles.preview}>
      <fieldset className="host-row" aria-label="How it is read">
        <RadioOptions name="newsletter-look" chosen={look} options={LOOKS} onChoose={setLook} />
      </fieldset>
      {look !== 'plain' && (
        <fieldset className="host-row" aria-label="Screen">
          <RadioOptions
            name="newsletter-screen"
            chosen={screen}
            options={SCREENS}
            onChoose={setScreen}
          />
        </fieldset>
      )}
      <p>
        <strong>{subject || 'No subject yet'}</strong> <small>{previewLine}</small>
      </p>
      {look === 'plain' ? (
        <pre
          className={styles.plain}
          tabIndex={0}
          role="group"
          aria-label="The letter without pictures"
        >
          {preview.plain}
        </pre>
      ) : (
        <div
          className={joinClasses(styles.frame, screen === 'phone' && styles.phone)}
          style={{ '--width': `${WIDTHS[screen]}px` } as CSSProperties}
          tabIndex={0}
          role="group"
          aria-label="The letter"
        >
          <iframe sandbox="" srcDoc={preview[look]} title="The letter" />
        </div>
      )}
    </div>
  );
}
