'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast-store';
import { copyText } from '@/lib/browser/clipboard';
import { track } from '@/lib/browser/analytics/track';

// A click that ends a text selection copies nothing.
function isSelecting({ target }: MouseEvent, code: string): boolean {
  if (target instanceof Element && target.closest('button')) return false;
  const selected = window.getSelection()?.toString().trim();
  return Boolean(selected) && selected !== code;
}

/** A click anywhere inside copies the code, which stands in its `<code>`. Keyboards use the button it holds. */
type CopyOnClickProps = {
  code: string;
  location: string;
  className: string;
  onCopied: () => void;
  children: ReactNode;
};

export function CopyOnClick(props: CopyOnClickProps) {
  const { code, location, className, onCopied, children } = props;
  const area = useRef<HTMLDivElement>(null);

  async function onClick(event: MouseEvent) {
    if (isSelecting(event, code)) return;
    const copied = await copyText(code);
    track('promo_code_copy', { promo_code: code, location, copied });
    if (copied) {
      onCopied();
      toast({ title: `${code} copied`, description: 'Enter it when you book.', tone: 'success' });
      return;
    }
    const text = area.current?.querySelector('code');
    if (text) window.getSelection()?.selectAllChildren(text);
    toast({
      title: 'Couldn’t copy the code',
      description: `We’ve selected ${code} so you can copy it yourself.`,
      durationMs: 6000,
    });
  }

  return (
    <div ref={area} onClick={onClick} className={className}>
      {children}
    </div>
  );
}
