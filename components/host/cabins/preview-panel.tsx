'use client';

import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { Card } from '@/components/host/shell/card';
import { RadioOptions } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import type { z } from 'zod';
import { messageFrom } from './preview-message';
import styles from './preview-panel.module.css';
import { Button } from '@/components/ui/button';
import {
  previewReadySchema,
  type PreviewFields,
  type PreviewPart,
} from '@/lib/schemas/host/cabins/cabin-preview';

export type Screen = 'phone' | 'desktop';
export const SCREEN_SIZES: Record<Screen, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
export const SCREENS: readonly Option<Screen>[] = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
];
const PARTS: readonly Option<PreviewPart>[] = [
  ['page', 'Page'],
  ['card', 'Card'],
];

type Props = {
  slug: string;
  /** The form's current values. */
  fields: PreviewFields;
  hasPictures: boolean;
};

/** Shows how visitors would see the cabin with the current values. The frame loads when it is opened. */
export function PreviewPanel(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.panel}>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Preview
      </Button>
      {isOpen && <Preview {...props} />}
    </div>
  );
}

function missingOf({ fields, hasPictures }: Props): string[] {
  const isEmpty = (text: unknown) => typeof text === 'string' && text.trim() === '';
  return [
    ...(isEmpty(fields.title) ? ['a name'] : []),
    ...(isEmpty(fields.shortDesc) ? ['a short description'] : []),
    ...(isEmpty(fields.longDesc) ? ['a long description'] : []),
    ...(hasPictures ? [] : ['pictures (you see a drawing instead)']),
  ];
}

function Preview(props: Props) {
  const { slug, fields } = props;
  const [part, setPart] = useState<PreviewPart>('page');
  const [screen, setScreen] = useState<Screen>('phone');
  const missing = missingOf(props);
  return (
    <Card heading="Preview">
      <div className="host-row">
        <fieldset className="host-row" aria-label="What is shown">
          <RadioOptions name="preview-part" chosen={part} options={PARTS} onChoose={setPart} />
        </fieldset>
        <fieldset className="host-row" aria-label="Screen">
          <RadioOptions
            name="preview-screen"
            chosen={screen}
            options={SCREENS}
            onChoose={setScreen}
          />
        </fieldset>
      </div>
      <small>
        It shows what you typed, saved or not. The map, taxes, and nightly prices are the saved
        ones. Nothing here gets published, and buttons don’t work.
      </small>
      {missing.length > 0 && <p>{`Still missing: ${missing.join(', ')}.`}</p>}
      <PreviewFrame
        src={`/host/cabins/${slug}/preview`}
        title={`${part === 'card' ? 'The card' : 'The page'} on a ${screen}`}
        size={SCREEN_SIZES[screen]}
        message={{ cabinPreview: { part, fields } }}
        ready={previewReadySchema}
      />
    </Card>
  );
}

type FrameProps = {
  src: string;
  title: string;
  size: { width: number; height: number };
  /** Sent to the page in the frame whenever it changes. */
  message: object;
  /** The message that page sends once it can receive drafts. */
  ready: z.ZodType;
};

/** Renders at the width of the emulated screen and scales down to fit. It doesn't load while hidden. */
export function PreviewFrame({ src, title, size, message, ready }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [room, setRoom] = useState(size.width);
  const measure = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    function note(event: MessageEvent) {
      if (messageFrom(event, frame.current?.contentWindow, ready)) setLoads((count) => count + 1);
    }
    window.addEventListener('message', note);
    return () => window.removeEventListener('message', note);
  }, [ready]);

  useEffect(() => {
    if (loads === 0) return;
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  });

  const scale = Math.min(1, room / size.width);
  return (
    <div ref={measure} className={styles.room}>
      <p role="status">{loads === 0 ? 'Loading the preview…' : ''}</p>
      <div
        className={styles.screen}
        style={
          {
            '--width': `${size.width}px`,
            '--height': `${size.height}px`,
            '--scale': scale,
          } as CSSProperties
        }
      >
        <iframe ref={frame} src={src} title={title} loading="lazy" />
      </div>
    </div>
  );
}
