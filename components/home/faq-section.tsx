import { site } from '@/lib/site';
import type { Faq } from './faq-answers';

export function FaqSection({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <section aria-labelledby="faq-heading" className="tablet:px-8 mx-auto mt-20 max-w-7xl px-4">
      <h2 id="faq-heading" className="text-spruce-900 tablet:text-4xl text-3xl font-semibold">
        Good questions
      </h2>
      <div className="tablet:grid-cols-2 mt-8 grid gap-x-12 gap-y-8">
        {faqs.map(({ question, answer }) => (
          <div key={question} className="border-line border-t pt-5">
            <h3 className="text-spruce-900 text-xl font-semibold">{question}</h3>
            <p className="text-ink-soft mt-2 leading-relaxed">{answer}</p>
          </div>
        ))}
        <p className="rounded-card bg-spruce-50 self-start p-5 leading-relaxed">
          Something else?{' '}
          <a
            href={`sms:${site.phone.e164}`}
            className="text-spruce-800 font-semibold underline underline-offset-4"
          >
            {`Text us at ${site.phone.display}`}
          </a>
          , any hour.
        </p>
      </div>
    </section>
  );
}
