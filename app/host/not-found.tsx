import Link from 'next/link';
import { Scene } from '@/components/host/shell/scene';

export default function HostNotFound() {
  return (
    <section className="host-card">
      <Scene imageUrl="/images/not-found.webp">
        <h1>Not here</h1>
        <p>This page doesn’t exist, or your role can’t see it.</p>
        <Link href="/host">Back to Today</Link>
      </Scene>
    </section>
  );
}
