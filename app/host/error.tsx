'use client';

import { Scene } from '@/components/host/scene';
import { Button } from '@/components/ui/button';

export default function HostError({ retry }: { retry: () => void }) {
  return (
    <section role="alert" className="host-card">
      <Scene imageUrl="/images/error.webp">
        <h1>This could not be loaded</h1>
        <p>The database does not answer, or something broke. Nothing was changed.</p>
        <Button onClick={retry}>Try again</Button>
      </Scene>
    </section>
  );
}
