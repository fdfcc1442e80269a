import { listClosures } from '@/lib/domain/trip/planner/notices';
import type { Plan } from '@/lib/domain/trip/planner/plan';
import { formatDate } from '@/lib/format';

/** What is left out of the days because it is usually closed then. */
export function PlanClosures({ plan }: { plan: Plan }) {
  const closures = listClosures(plan);
  if (closures.length === 0) return null;
  return (
    <section
      aria-labelledby="plan-closures"
      className="mt-8 rounded-card bg-paper-deep p-5 tablet:p-6"
    >
      <h2 id="plan-closures" className="text-title-4 text-spruce-900">
        Usually closed on your dates
      </h2>
      <ul className="mt-3 grid gap-3 text-pretty">
        {closures.map(({ text, stops, dates, instead }) => (
          <li key={text}>
            <b>{stops.map(({ name }) => name).join(', ')}</b>
            {dates.length < plan.days.length && ` (${dates.map(formatDate).join('; ')})`}
            {`. ${text}`}
            {instead && ` Instead: ${instead.name}.`}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        These are the usual dates. The park’s road and trail pages have today’s.
      </p>
    </section>
  );
}
