'use client';

import { Picture } from '@/components/ui/picture';
import { sendText } from '@/lib/browser/api/text-api';
import { ShareLinks } from './share-links';
import { TextModal } from './text-modal';
import { buildTextRequest, type TextableCabin } from './text-request';
import { TextSent } from './text-sent';

type Props = { cabin: TextableCabin; onClose: () => void };

/** Opens after a cabin is saved and offers to text its link; nothing is sent without a tap (product §4.4). */
export const TextDialog = ({ cabin, onClose }: Props) => (
  <TextModal
    title="Text me this cabin"
    description={`${cabin.title}, ${cabin.city}`}
    problem="This form didn’t open. The cabin is saved."
    action="Text me the link"
    purpose="cabin_link"
    send={(phone, consent) => sendText(buildTextRequest(cabin, phone, consent))}
    picture={
      <Picture
        src={cabin.heroImageUrl}
        alt=""
        width={384}
        height={192}
        fileWidth={720}
        className="mb-5 hidden aspect-5/2 w-full rounded-control bg-spruce-100 object-cover tablet:block low:hidden"
      />
    }
    sent={<TextSent title={cabin.title} onClose={onClose} />}
    onClose={onClose}
  >
    <ShareLinks cabin={cabin} />
  </TextModal>
);
