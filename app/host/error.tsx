'use client';

import { Button } from '@/components/ui/button';

export default function HostError({ retry }: { retry: () => void }) {
  return (
    <section role="alert" className="host-card">
      <h1>This could not be loaded</h1>
      <p>The database does not answer, or something broke. Nothing was changed.</p>
      <Button onClick={retry}>Try again</Button>
    </section>
  );
}
