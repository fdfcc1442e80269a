const STEP = 4;
const MIDDLE = 10;

/** How loud a recording is from its beginning to its end: one line for each level, from 0 to 9. */
export const VoiceWave = ({ wave }: { wave: readonly number[] }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${wave.length * STEP} ${MIDDLE * 2}`}
    preserveAspectRatio="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    style={{ width: '100%', height: '2rem', margin: '0.5rem 0' }}
  >
    <path
      vectorEffect="non-scaling-stroke"
      d={wave
        .map((level, bar) => {
          const half = Math.max(level, 0.5);
          return `M${bar * STEP + 2} ${MIDDLE - half}v${half * 2}`;
        })
        .join('')}
    />
  </svg>
);
