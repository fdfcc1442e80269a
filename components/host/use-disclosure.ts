'use client';

import { useEffect, useRef, useState } from 'react';

/** A form in place of the button that opens it: the keyboard's focus goes in with it, and back. */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) form.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, setIsOpen, opener, form };
}
