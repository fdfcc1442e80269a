import { interestsLeftOutForDog, listClosures } from '@/lib/domain/trip/planner/day-hints';
import type { Plan } from '@/lib/domain/trip/planner/plan';
import { INTERESTS } from '@/lib/domain/trip/planner/stop';
import { formatDate } from '@/lib/copy/format';

function ForDog({ plan }: { plan: Plan }) {
  const left = interestsLeftOutForDog(plan);
  if (left.length === 0) return null;
  const names = INTERESTS.filter(({ id }) => left.includes(id)).map(({ label }) => label);
  return (
    <p className="mt-8 max-w-prose rounded-card bg-dawn-100 px-5 py-4 text-pretty">
      <b>{names.join(', ')}:</b> what’s open on your dates doesn’t take dogs. In the park, dogs are
      allowed on just two trails, the Gatlinburg Trail and the Oconaluftee River Trail.
    </p>
  );
}

/** Lists what the plan leaves out because of the dog or because it is usually closed then. */
export function PlanClosures({ plan }: { plan: Plan }) {
  const closures = listClosures(plan);
  return (
    <>
      <ForDog plan={plan} />
      {closures.length > 0 && (
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
            Dates are based on past years. For what’s open now, check the park’s road and trail
            pages.
          </p>
        </section>
      )}
    </>
  );
}
