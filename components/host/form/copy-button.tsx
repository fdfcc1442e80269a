'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/browser/clipboard';

type Props = {
  /** Read on the tap, because an address is known only in the browser. */
  readText: () => string;
  label: string;
  /** Names the text where the browser can't copy it, and it is shown to be copied by hand. */
  name: string;
};

export function CopyButton({ readText, label, name }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      size="small"
      variant="secondary"
      onClick={() =>
        void copyText(readText()).then((isDone) => {
          setIsCopied(isDone);
          if (!isDone) window.prompt(name, readText());
        })
      }
    >
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
