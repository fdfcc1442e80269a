import { Link } from '@/components/ui/link';
import { listAreas } from '@/lib/domain/catalog/cabin';
import { PosterPage } from '@/components/ui/poster-page';
import { Section } from '@/components/ui/section';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { draftPlan } from '@/lib/domain/trip/planner/draft-plan';
import { paths } from '@/lib/paths';
import { PlanDays } from './plan-days';
import { PlanMap } from './plan-map';
import { PlannerIsland } from './planner-island';

// A Thursday to Sunday in May, when nearly everything is open; only its weekdays are shown.
const samplePlan = () =>
  draftPlan(
    {
      base: listAreas()[0]?.slug ?? '',
      adults: 2,
      children: 1,
      dog: false,
      interests: ['waterfalls', 'food-crafts', 'easy'],
    },
    { checkIn: calendarDate('2027-05-06'), checkOut: calendarDate('2027-05-09') },
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
      eyebrow="Trip planner"
      heading="Plan your stay in the Smokies"
      lede={
        <span className="print:hidden">
          Tell me when you come, who with and what you like, and I lay out the days: real places,
          honest drives, and what is usually closed. Then move things around until it is yours.
        </span>
      }
      imageUrl="/images/guide/plan.webp"
    >
      <PlannerIsland mapStyleUrl={mapStyleUrl} />
      <div className="print:hidden">
        <Section
          id="sample"
          heading="Two full days in May, for example"
          className="mt-section in-[main:has(#your-days)]:hidden"
        >
          <p className="mb-6 max-w-prose text-pretty text-ink-soft">
            Two grown-ups and a child near Gatlinburg who like waterfalls, crafts and no hurry. They
            come on Thursday and leave on Sunday.
          </p>
          <PlanMap plan={sample} mapStyleUrl={mapStyleUrl} />
          <PlanDays plan={sample} hasDates={false} />
        </Section>
        <Section id="how" heading="How the days are made">
          <div className="grid max-w-prose gap-4 text-pretty">
            <p>
              One far drive a day at most, and the days you come and go stay light. Places that are
              usually closed on a date are left out and named below the plan. With children or an
              easy pace there are no long climbs; with a dog, only places that may take one.
            </p>
            <p>
              Drive times are estimates: straight miles, made longer for bends, at 24 miles an hour
              on mountain roads and 32 in the valleys, plus five minutes to park. October Saturdays
              and Rod Runs take longer.
            </p>
          </div>
        </Section>
        <Section id="onward" heading="Read on">
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
