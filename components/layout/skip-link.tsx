/** The id of a page's main part. */
export const CONTENT_ID = 'content';

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      Skip to content
    </a>
  );
}
