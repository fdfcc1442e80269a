'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

const Planner = dynamic(() => import('./planner').then((module) => module.Planner), {
  ssr: false,
  loading: () => (
    <div>
      <p className="sr-only">The planner is loading.</p>
      <Skeleton className="h-[44rem] tablet:h-[29rem]" />
    </div>
  ),
});

/** Rendered on the client, because only the browser knows the plan. */
export function PlannerIsland(props: { mapStyleUrl: string }) {
  return (
    <div data-needs-script>
      <Planner {...props} />
    </div>
  );
}
