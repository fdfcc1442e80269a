import Link from 'next/link';
import { ConfirmButton } from '@/components/host/form/action-button';
import { NEEDED_PICTURES } from '@/components/host/copy/cabin-copy';
import { Card } from '@/components/host/shell/card';
import { plural } from '@/lib/copy/format';
import type { Answer } from '@/components/host/form/use-action';
import type { PictureKind as Kind, ShownPictures } from '@/lib/schemas/host/photos';

type Props = { shown: ShownPictures; change: () => Answer };

const WORDS: Record<Kind, string> = {
  drawings:
    'The example cabins are drawings, and the site says so. Your own cabin goes live with eight photos. Guests never see photos and drawings in the same row.',
  photographs: 'Your cabins are shown in photographs.',
};

/** Chooses between drawings and photographs. Guests never see both in one row. */
export function PictureKind({ shown: { kind, other, lacking }, change }: Props) {
  return (
    <Card heading="Drawings or photographs" className="host-form">
      <p>{WORDS[kind]} Anything you add of the other kind is kept until you switch.</p>
      {kind === 'drawings' && (
        <p>
          <Link href="/host/cabins/new">Add a cabin with your photographs</Link>
        </p>
      )}
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
        <details>
          <summary>
            {`To show ${other} everywhere, ${lacking.length} ${plural(lacking.length, 'cabin needs', 'cabins need')} more`}
          </summary>
          <p>Each live cabin needs {NEEDED_PICTURES} of them with a description. Still to do:</p>
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
        </details>
      )}
    </Card>
  );
}
