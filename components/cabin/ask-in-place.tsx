import { useState } from 'react';
import { AskForm } from './ask-form';
import { askedStay } from './chosen-stay';

/** The form on the cabin's own page, with the dates and the party chosen there, even if they can't be booked. */
export function AskInPlace({ slug }: { slug: string }) {
  const [asked] = useState(() => askedStay(slug));
  return (
    <div className="mt-6 border-t border-line pt-6">
      <AskForm slug={slug} asked={asked} hasFocus />
    </div>
  );
}
