'use client';

type Props = {
  heading: string;
  /** Name and miles. */
  distances: readonly (readonly [string, string])[];
};

export function Distances({ heading, distances }: Props) {
  return (
    <div>
      <h3 className="font-sans eyebrow text-ember-700">{heading}</h3>
      <ul className="mt-2">
        {distances.map(([name, miles]) => (
          <li key={name} className="near">
            {name}
            <span className="whitespace-nowrap text-ink-soft tabular-nums">{`${miles} mi`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
