import { formatInstant } from '@/components/host/copy/time';

type Props = { empty: string; entries: { key: string; at: string; text: string }[] };

export function Entries({ empty, entries }: Props) {
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <ul className="host-list">
      {entries.map(({ key, at, text }) => (
        <li key={key}>
          <span>{text}</span>
          <small>{formatInstant(at)}</small>
        </li>
      ))}
    </ul>
  );
}
