'use client';

import { Modal } from '@/components/ui/dialog';
import { Picture } from '@/components/ui/picture';
import { sendText } from '@/lib/browser/api/text-api';
import { smsConsent } from '@/lib/sms-consent';
import { ShareLinks } from './share-links';
import { TextForm } from './text-form';
import { buildTextRequest, type TextableCabin } from './text-request';
import { TextSent } from './text-sent';
import { useKeyboardInset } from './use-keyboard-inset';
import { useTextRequest } from './use-text-request';

/** Opens after a cabin is saved and offers to text its link; nothing is sent without a tap (product §4.4). */
export function TextDialog({ cabin, onClose }: { cabin: TextableCabin; onClose: () => void }) {
  const { state, send, clearError } = useTextRequest((phone) =>
    sendText(buildTextRequest(cabin, phone)),
  );
  const keyboard = useKeyboardInset();
  return (
    <Modal
      open
      onClose={onClose}
      isLocked={state.phase === 'sending'}
      title="Text me this cabin"
      description={`${cabin.title}, ${cabin.city}`}
      size="small"
    >
      {state.phase === 'sent' ? (
        <TextSent title={cabin.title} onClose={onClose} />
      ) : (
        <div style={{ paddingBottom: keyboard }}>
          <Picture
            src={cabin.heroImageUrl}
            alt=""
            width={384}
            height={192}
            fileWidth={720}
            className="mb-5 aspect-5/2 w-full rounded-control bg-spruce-100 object-cover low:hidden"
          />
          <TextForm
            consent={smsConsent.text}
            action="Text me the link"
            isSending={state.phase === 'sending'}
            error={state.phase === 'idle' ? state.error : null}
            onSend={send}
            onEdited={clearError}
          />
          <ShareLinks cabin={cabin} />
        </div>
      )}
    </Modal>
  );
}
