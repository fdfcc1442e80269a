'use client';

import { ArrowRight, MapPin, MessageSquare, Users } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PromiseSeal } from '@/components/ui/promise-seal';
import { RidgeLine } from '@/components/ui/ridge-line';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

const EXAMPLE_REASONS = [
  {
    shapes: MapPin,
    title: 'Local Expertise',
    text: 'I live here. Ask which road stays clear in snow, where the bears cross and which trail a five-year-old can finish.',
  },
  {
    shapes: Users,
    title: 'Family-Focused',
    text: 'Bunk rooms, game rooms and long tables. You’ll know who sleeps where before you book, not after.',
  },
  {
    shapes: MessageSquare,
    title: '24/7 Support',
    text: 'Text a real person at any hour, from your first question to checkout morning.',
  },
] as const;

/** Reasons that are true of any shop; the example shop has its own. */
const reasons = () => [
  {
    shapes: MapPin,
    title: 'Local Expertise',
    text: 'Ask which road to take, where to eat and what a five-year-old would love.',
  },
  {
    shapes: Users,
    title: 'Family-Focused',
    text: 'Every page says who sleeps where, so you know before you book.',
  },
  {
    shapes: MessageSquare,
    title: shop().claims.support || 'A Real Person',
    text: `Text or email ${shop().host}, from your first question to checkout morning.`,
  },
];

export function WhyBook() {
  return (
    <section
      aria-labelledby="why-heading"
      className="later on-dark later-[64.5rem] tablet:later-[40rem]"
    >
      <RidgeLine className="text-spruce-900" />
      <div className="bg-spruce-900 pt-10 pb-section text-spruce-100">
        <div className="mx-auto max-w-7xl px-4 tablet:px-8">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
            <h2 id="why-heading" className="text-title-2 text-white">
              {`Why book with ${shop().host}`}
            </h2>
            {shop().claims.promise && (
              <Link
                href={paths.promise}
                className="group inline-flex flex-wrap items-center gap-4 font-semibold text-dawn-300 underline decoration-dawn-300/40 underline-offset-8 hover:decoration-dawn-300"
              >
                <PromiseSeal className="size-32 transition-transform group-hover:rotate-3" />
                <span>
                  {shop().claims.promise}
                  <Icon
                    shapes={ArrowRight}
                    className="ml-2 hidden size-4 transition-transform group-hover:translate-x-1 small:inline"
                  />
                </span>
              </Link>
            )}
          </div>
          <ul className="mt-10 grid gap-x-12 gap-y-10 tablet:grid-cols-3">
            {(shop().isExample ? EXAMPLE_REASONS : reasons()).map(({ shapes, title, text }) => (
              <li key={title} className="border-t border-spruce-600 pt-6">
                <span className="reason-mark">
                  <Icon shapes={shapes} className="size-6" />
                </span>
                <h3 className="mt-5 text-title-3 text-white">{title}</h3>
                <p className="mt-2.5 leading-relaxed text-pretty">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
