import Link from 'next/link';

export default function HostNotFound() {
  return (
    <section className="host-card">
      <h1>Not here</h1>
      <p>There is no such page, or it is not for your role.</p>
      <Link href="/host">Back to today</Link>
    </section>
  );
}
