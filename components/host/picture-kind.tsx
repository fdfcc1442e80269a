import Link from 'next/link';
import { ConfirmButton } from './action-button';
import { NEEDED_PICTURES } from './cabin-copy';
import { Card } from './card';
import type { Answer } from './use-action';
import type { PictureKind as Kind, ShownPictures } from '@/lib/schemas/host/photos';

type Props = { shown: ShownPictures; change: () => Answer };

const WORDS: Record<Kind, string> = {
  drawings: 'Your cabins are shown in drawings.',
  photographs: 'Your cabins are shown in photographs.',
};

/** Drawings or photographs: visitors never see both side by side. */
export function PictureKind({ shown: { kind, other, lacking }, change }: Props) {
  return (
    <Card heading="Drawings or photographs" className="host-form">
      <p>
        {WORDS[kind]} Visitors never see both side by side; what you add of the other kind is kept
        until you change over.
      </p>
      {lacking.length === 0 ? (
        <ConfirmButton
          variant="secondary"
          question={`All cabins change at once: each shows its first of the ${other} on its card.`}
          confirm={`Show ${other} now`}
          work={change}
        >
          {`Show ${other} instead`}
        </ConfirmButton>
      ) : (
        <>
          <p>
            To show {other}, each live cabin needs {NEEDED_PICTURES} of them with a text. Still to
            do:
          </p>
          <ul>
            {lacking.map(({ slug, title, count }) => (
              <li key={slug}>
                <Link href={`/host/cabins/${slug}/photos`} prefetch={false}>
                  {title}
                </Link>
                : {NEEDED_PICTURES - count} more
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
