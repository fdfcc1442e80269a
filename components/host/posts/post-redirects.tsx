'use client';

import { ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import type { Answer } from '@/components/host/form/use-action';
import type { HostPost } from '@/lib/schemas/host/posts';

export type FreeSlug = (slug: string) => Answer;
type Props = { post: HostPost; freeSlug: FreeSlug };

/** Lists the former slugs that redirect to a post; nothing without any. */
export function PostRedirects({ post: { oldSlugs }, freeSlug }: Props) {
  if (oldSlugs.length === 0) return null;
  return (
    <Card heading="Previous addresses">
      <p>They lead here, for old links and search results.</p>
      <ul className="host-list">
        {oldSlugs.map((slug) => (
          <li key={slug}>
            <span>{slug}</span>
            <ConfirmButton
              variant="quiet"
              aria-label={`Give up ${slug}`}
              question="It’ll stop working, and another post can use it."
              confirm="Give it up"
              confirmLabel={`Give up ${slug} now`}
              work={() => freeSlug(slug)}
            >
              Give it up
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
