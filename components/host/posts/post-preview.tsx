'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messageFrom } from '@/components/host/cabins/preview-message';
import styles from '@/components/host/cabins/cabin-preview.module.css';
import type { Answer } from '@/components/host/form/use-action';
import { POST_PREVIEW_READY, postPreviewSchema, type PostDraft } from '@/lib/schemas/host/posts';

type Props = {
  /** Renders the page with the draft. */
  draw: (draft: PostDraft) => Answer<ReactNode>;
  /** The stored page. */
  children: ReactNode;
};

const PAUSE_MS = 300;

/**
 * The page of a post with the editor's current values, inside a frame. It is inert, so nothing in it can be clicked.
 */
export function PostPreview({ draw, children }: Props) {
  const [page, setPage] = useState<ReactNode>(children);
  const [error, setError] = useState(false);
  const last = useRef('');
  useEffect(() => {
    let timer = 0;
    let requests = 0;
    async function show(draft: PostDraft) {
      requests += 1;
      const mine = requests;
      const result = await draw(draft).catch(() => null);
      // A newer request is running.
      if (mine !== requests) return;
      setError(!result?.ok);
      if (result?.ok) setPage(result.data);
    }
    function take(event: MessageEvent) {
      const message = messageFrom(event, window.parent, postPreviewSchema);
      if (!message) return;
      const text = JSON.stringify(message.postPreview);
      if (text === last.current) return;
      last.current = text;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void show(message.postPreview), PAUSE_MS);
    }
    window.addEventListener('message', take);
    window.parent.postMessage(POST_PREVIEW_READY, window.location.origin);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('message', take);
    };
  }, [draw]);
  return (
    // Focusable, so that the keyboard can scroll it.
    <main tabIndex={0} aria-label="Preview" className={styles.preview}>
      {error && (
        <p role="alert" className="bg-ember-100 px-4 py-2 text-sm text-ember-800">
          The preview couldn’t update. What you typed is safe, and it’ll try again as you type.
        </p>
      )}
      <div inert>{page}</div>
    </main>
  );
}
