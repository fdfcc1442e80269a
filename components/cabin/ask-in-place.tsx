import { useState } from 'react';
import { AskForm } from './ask-form';
import { askedStay } from './chosen-stay';

/** The form on the cabin's own page, with the dates and the party chosen there, even if they can't be booked. */
export function AskInPlace({ slug }: { slug: string }) {
  const [asked] = useState(() => askedStay(slug));
  // Only the note that the pictures are drawings links to the form.
  const [isOfPhotos] = useState(() => window.location.hash === '#ask');
  return (
    <div className="mt-6 border-t border-line pt-6">
      <AskForm
        slug={slug}
        asked={asked}
        question={isOfPhotos ? 'Could you send me real photos of this cabin?' : undefined}
        hasFocus
      />
    </div>
  );
}
