'use client';

import { Button } from '@/components/ui/button';

export function PrintButton() {
  return (
    <Button variant="quiet" size="small" data-needs-script onClick={() => window.print()}>
      Print
    </Button>
  );
}
