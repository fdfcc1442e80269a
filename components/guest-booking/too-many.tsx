import { Notice } from '@/components/ui/page/notice';

/** Says nothing about the link, because it was not looked up. */
export function TooManyRequests() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 pb-40 tablet:pt-16">
      <Notice headingLevel="h1" title="Whoa! Give it a minute">
        <p>You’ve opened a lot of booking pages. Wait a minute, then refresh.</p>
      </Notice>
    </div>
  );
}
