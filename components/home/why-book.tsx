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
    <section aria-labelledby="why-heading" className="bg-paper-deep mt-20">
      <div className="tablet:px-8 mx-auto max-w-7xl px-4 py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="why-heading" className="text-spruce-900 tablet:text-4xl text-3xl font-semibold">
            {`Why book with ${site.host}`}
          </h2>
          <Link
            href={paths.promise}
            prefetch={false}
            className="border-ember-600/40 text-ember-700 hover:border-ember-600 inline-flex min-h-11 items-center gap-2 rounded-full border bg-white px-4 font-semibold"
          >
            <ShieldIcon className="size-5" />
            {site.claims.promise}
          </Link>
        </div>
        <ul className="tablet:grid-cols-3 mt-8 grid gap-6">
          {REASONS.map(({ Icon, title, text }) => (
            <li key={title} className="rounded-card shadow-card bg-white p-6">
              <Icon className="text-ember-600 size-8" />
              <h3 className="text-spruce-900 mt-4 text-xl font-semibold">{title}</h3>
              <p className="text-ink-soft mt-2 leading-relaxed">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
