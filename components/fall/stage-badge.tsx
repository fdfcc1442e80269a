import type { FallStage } from '@/lib/domain/trip/fall-color';
import { stageLook } from './fall-copy';

export function StageBadge({ stage }: { stage: FallStage }) {
  const { label, color } = stageLook(stage);
  return (
    <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap">
      <span
        aria-hidden
        className="size-3.5 shrink-0 rounded-full"
        style={{ backgroundColor: color }}
      />
      {label}
    </span>
  );
}
