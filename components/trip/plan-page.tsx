import { Link } from '@/components/ui/link';
import { PosterPage } from '@/components/ui/page/poster-page';
import { Section } from '@/components/ui/page/section';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { draftPlan } from '@/lib/domain/trip/planner/draft-plan';
import { paths } from '@/lib/http/paths';
import { PlanDays } from './plan-days';
import { PlanMap } from './plan-map';
import { PlannerIsland } from './planner-island';
import { shop } from '@/lib/shop/shop';

// A Thursday to Sunday in May, when nearly everything is open; only its weekdays are shown.
const samplePlan = () =>
  draftPlan(
    {
      base: shop().areas[0]?.slug ?? '',
      adults: 2,
      children: 1,
      dog: false,
      interests: ['waterfalls', 'food-crafts', 'easy'],
    },
    { checkIn: calendarDate('2027-05-06'), checkOut: calendarDate('2027-05-09') },
    shop().areas,
  );

const ONWARD = [
  { href: paths.visitorGuide, text: 'Parking tags, roads and bears: the visitor guide' },
  { href: paths.events, text: 'What’s on, month by month' },
  { href: paths.fall, text: 'Fall color, week by week' },
  { href: paths.cabins(), text: 'All cabins' },
] as const;

export function PlanPage({ mapStyleUrl }: { mapStyleUrl: string }) {
  const sample = samplePlan();
  return (
    <PosterPage
      isLow
      eyebrow="Trip planner"
      heading="Plan your stay in the Smokies"
      lede={
        <span className="print:hidden">
          Tell me when you’re coming, who’s with you and what you love, and I’ll plan your days.
        </span>
      }
      imageUrl="/images/guide/plan.webp"
    >
      <PlannerIsland mapStyleUrl={mapStyleUrl} />
      <div className="print:hidden">
        <Section
          id="sample"
          heading="For example: two full days in May"
          className="mt-section in-[main:has(#your-days)]:hidden"
        >
          <p className="mb-6 max-w-prose text-pretty text-ink-soft">
            Two adults and a child near Gatlinburg who love waterfalls and crafts and hate rushing.
            Arrive Thursday, leave Sunday.
          </p>
          <PlanMap plan={sample} mapStyleUrl={mapStyleUrl} />
          <PlanDays plan={sample} hasDates={false} />
        </Section>
        <Section id="how" heading="How I plan your days">
          <div className="grid max-w-prose gap-4 text-pretty">
            <p>
              One long drive a day at most, and your first and last days stay light. If a place is
              usually closed, I’ll leave it out and tell you below. With kids or an easy pace, no
              long climbs. With a dog, I skip places that don’t allow them.
            </p>
            <p>
              Drive times are estimates, with room for curves and five minutes to park. October
              Saturdays and Rod Runs take longer.
            </p>
          </div>
        </Section>
        <Section id="onward" heading="Keep reading">
          <ul className="grid gap-1">
            {ONWARD.map(({ href, text }) => (
              <li key={href}>
                <Link href={href} className="inline-flex min-h-11 items-center link">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </PosterPage>
  );
}
