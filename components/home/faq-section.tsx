import { PlusIcon } from '@/components/ui/icons';
import { site } from '@/lib/site';
import type { Faq } from './faq-answers';
import { SectionHeading } from './section-heading';

export function FaqSection({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <section
      aria-labelledby="faq-heading"
      className="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-4 pt-section tablet:px-8 laptop:grid-cols-[20rem_1fr]"
    >
      <SectionHeading
        id="faq-heading"
        eyebrow="Before you pack"
        heading="Good questions"
        className="laptop:sticky laptop:top-28 laptop:self-start"
      >
        <p>
          Something else?{' '}
          <a href={`sms:${site.phone.e164}`} className="link whitespace-nowrap">
            {`Text us at ${site.phone.display}`}
          </a>
          , any hour.
        </p>
      </SectionHeading>
      <div className="border-b border-line">
        {faqs.map(({ question, answer }) => (
          <details key={question} open className="group border-t border-line">
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 hover:text-spruce-700 [&::-webkit-details-marker]:hidden">
              <h3 className="text-title-4">{question}</h3>
              <PlusIcon className="size-5 shrink-0 text-ember-600 transition-transform group-open:rotate-45" />
            </summary>
            <p className="max-w-prose pr-10 pb-6 leading-relaxed text-pretty text-ink-soft">
              {answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
