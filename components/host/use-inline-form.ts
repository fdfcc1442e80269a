'use client';

import { useState } from 'react';

/** Whether a form stands in place of the button that opens it, and what came of it. */
export function useInlineForm() {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return {
    done,
    isOpen: isOpen === true,
    wasOpen: isOpen === false,
    open: () => {
      setDone(null);
      setIsOpen(true);
    },
    /** `text` says what was done. */
    close: (text: string | null = null) => {
      setDone(text);
      setIsOpen(false);
    },
  };
}

export type InlineFormState = ReturnType<typeof useInlineForm>;
