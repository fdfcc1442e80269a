import { paths } from '@/lib/http/paths';
import { ownerConsent } from '@/lib/copy/owner-consent';
import type { Draft } from './draft';
import { findArea } from '@/lib/domain/catalog/area';
import { shop } from '@/lib/shop/shop';

function summarize(draft: Draft): [string, string][] {
  const area = findArea(shop().areas, draft.area)?.city ?? 'Somewhere else';
  return [
    ['You', `${draft.name}, ${draft.email}, ${draft.phone}`],
    ['Cabin', `${draft.property_name}, ${draft.address} (${area})`],
    ['Size', `${draft.bedrooms} bedrooms, ${draft.baths} baths, sleeps ${draft.sleeps}`],
    ...(draft.message ? [['Your note', draft.message] as [string, string]] : []),
  ];
}

/** A summary of the application, and the required consent. */
export function ConsentStep({ draft, error }: { draft: Draft; error: string | null }) {
  return (
    <>
      <dl className="grid gap-4 rounded-card border border-line bg-surface p-6">
        {summarize(draft).map(([term, text]) => (
          <div key={term}>
            <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <label className="flex items-start gap-3">
          <input
            id="consent"
            type="checkbox"
            name="consent"
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'consent-error' : undefined}
            className="mt-1 size-5 shrink-0 accent-spruce-800"
          />
          <span>
            {`${ownerConsent()} `}
            <a
              href={paths.privacy}
              target="_blank"
              className="font-medium text-spruce-800 underline"
            >
              Privacy<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </span>
        </label>
        {error && (
          <p id="consent-error" role="alert" className="mt-1 text-sm font-medium text-ember-700">
            {error}
          </p>
        )}
      </div>
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
