'use client';

import { Button } from '@/components/ui/button';

export const PrintButton = () => (
  <Button variant="secondary" size="small" onClick={() => window.print()}>
    Print
  </Button>
);
