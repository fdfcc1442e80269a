'use client';

import { LazyPart } from '@/components/ui/page/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';

const load = () => import('./planner').then((module) => module.Planner);

/** Rendered on the client, because only the browser knows the plan. */
export function PlannerIsland(props: { mapStyleUrl: string }) {
  return (
    <div data-needs-script>
      <LazyPart load={load} props={props} text="The planner didn’t load. Your saved plan is safe.">
        <p className="sr-only">Loading the planner…</p>
        <Skeleton className="h-[44rem] tablet:h-[29rem]" />
      </LazyPart>
    </div>
  );
}
