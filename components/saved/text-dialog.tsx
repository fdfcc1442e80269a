'use client';

import { Modal } from '@/components/ui/dialog/dialog';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import { Picture } from '@/components/ui/picture';
import { sendText } from '@/lib/browser/api/text-api';
import { ShareLinks } from './share-links';
import { TextForm } from './text-form';
import { buildTextRequest, type TextableCabin } from './text-request';
import { TextSent } from './text-sent';
import { useKeyboardInset } from './use-keyboard-inset';
import { useTextRequest } from './use-text-request';

type Props = { cabin: TextableCabin; onClose: () => void };

function TextCabin({ cabin, onClose }: Props) {
  const request = useTextRequest('cabin_link', (phone, consent) =>
    sendText(buildTextRequest(cabin, phone, consent)),
  );
  const { phase } = request.state;
  const keyboard = useKeyboardInset();
  return (
    <Modal
      open
      onClose={onClose}
      isLocked={phase === 'sending'}
      title="Text me this cabin"
      description={`${cabin.title}, ${cabin.city}`}
      size="small"
    >
      {phase === 'sent' ? (
        <TextSent title={cabin.title} onClose={onClose} />
      ) : (
        <div style={{ paddingBottom: keyboard }}>
          <Picture
            src={cabin.heroImageUrl}
            alt=""
            width={384}
            height={192}
            fileWidth={720}
            className="mb-5 hidden aspect-5/2 w-full rounded-control bg-spruce-100 object-cover tablet:block low:hidden"
          />
          <TextForm action="Text me the link" request={request} />
          <ShareLinks cabin={cabin} />
        </div>
      )}
    </Modal>
  );
}

/** Opens after a cabin is saved and offers to text its link; nothing is sent without a tap (product §4.4). */
export const TextDialog = (props: Props) => (
  <DialogBoundary
    title="Text me this cabin"
    text="This form didn’t open. The cabin is saved."
    onClose={props.onClose}
  >
    <TextCabin {...props} />
  </DialogBoundary>
);
