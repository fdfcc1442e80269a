import { useEffect, useState } from 'react';
import { messageFrom } from './preview-message';
import {
  PREVIEW_READY,
  previewDraftSchema,
  type PreviewDraft,
} from '@/lib/schemas/host/cabins/cabin-preview';

/** What the editor around this frame sends: nothing at first. */
export function usePreviewDraft(): PreviewDraft {
  const [draft, setDraft] = useState<PreviewDraft>({ part: 'page', fields: {} });
  useEffect(() => {
    function take(event: MessageEvent) {
      const message = messageFrom(event, window.parent, previewDraftSchema);
      if (message) setDraft(message.cabinPreview);
    }
    window.addEventListener('message', take);
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener('message', take);
  }, []);
  return draft;
}
