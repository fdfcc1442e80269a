'use client';

type Props = {
  heading: string;
  /** Name and minutes. */
  drives: readonly (readonly [string, number])[];
};

export function Drives({ heading, drives }: Props) {
  return (
    <div>
      <h3 className="font-sans eyebrow text-ember-700">{heading}</h3>
      <ul className="mt-2">
        {drives.map(([name, minutes]) => (
          <li key={name} className="near">
            {name}
            <span className="whitespace-nowrap text-ink-soft tabular-nums">{`${minutes} min`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
