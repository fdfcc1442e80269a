import Link from 'next/link';
import { GuestsIcon, MapPinIcon, MessageIcon, ShieldIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

const REASONS = [
  {
    Icon: MapPinIcon,
    title: 'Local Expertise',
    text: 'We live here. Ask which road stays clear in snow, where the bears cross and which trail a five-year-old can finish.',
  },
  {
    Icon: GuestsIcon,
    title: 'Family-Focused',
    text: 'Bunk rooms, game rooms and long tables. We tell you who sleeps where before you book, not after.',
  },
  {
    Icon: MessageIcon,
    title: '24/7 Support',
    text: 'A real person by text at any hour, from the first question to the morning you leave.',
  },
] as const;

export function WhyBook() {
  return (
    <section aria-labelledby="why-heading" className="mt-20 bg-paper-deep">
      <div className="mx-auto max-w-7xl px-4 py-16 tablet:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="why-heading" className="text-3xl font-semibold text-spruce-900 tablet:text-4xl">
            {`Why book with ${site.host}`}
          </h2>
          <Link
            href={paths.promise}
            prefetch={false}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-ember-600/40 bg-white px-4 font-semibold text-ember-700 hover:border-ember-600"
          >
            <ShieldIcon className="size-5" />
            {site.claims.promise}
          </Link>
        </div>
        <ul className="mt-8 grid gap-6 tablet:grid-cols-3">
          {REASONS.map(({ Icon, title, text }) => (
            <li key={title} className="rounded-card bg-white p-6 shadow-card">
              <Icon className="size-8 text-ember-600" />
              <h3 className="mt-4 text-xl font-semibold text-spruce-900">{title}</h3>
              <p className="mt-2 leading-relaxed text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
