import Link from 'next/link';
import { Scene } from '@/components/host/shell/scene';

export default function HostNotFound() {
  return (
    <section className="host-card">
      <Scene imageUrl="/images/not-found.webp">
        <h1>Not here</h1>
        <p>There is no such page, or it is not for your role.</p>
        <Link href="/host">Back to today</Link>
      </Scene>
    </section>
  );
}
