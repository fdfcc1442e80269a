import { joinClasses } from '@/components/ui/class-names';
import { site } from '@/lib/site';

type LogoProps = { className?: string; wordmarkClassName?: string };

/** The mark: two ridges before a low sun, as on an old park poster; and the name beside it. */
export function Logo({ className, wordmarkClassName }: LogoProps) {
  return (
    <span className={joinClasses('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 shrink-0 rounded-[0.5625rem]">
        <rect width="40" height="40" className="fill-spruce-800" />
        <circle cx="25.5" cy="16" r="6" className="fill-dawn-300" />
        <path d="M0 29l11-13 9 10 6-6 14 13v-3 10H0z" className="fill-ridge-300" />
        <path d="M0 34l9-6 8 5 10-8 13 9v6H0z" className="fill-spruce-950" />
      </svg>
      <span className={joinClasses('font-display leading-none', wordmarkClassName)}>
        <span className="block text-lg font-bold tracking-tight">{site.host}</span>
        <span className="mt-1 block text-[0.6875rem] font-semibold tracking-[0.2em] uppercase">
          {site.name.replace(site.host, '').trim()}
        </span>
      </span>
    </span>
  );
}
