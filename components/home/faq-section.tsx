import { site } from '@/lib/site';
import type { Faq } from './faq-answers';

export function FaqSection({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <section aria-labelledby="faq-heading" className="mx-auto mt-20 max-w-7xl px-4 tablet:px-8">
      <h2 id="faq-heading" className="text-3xl font-semibold text-spruce-900 tablet:text-4xl">
        Good questions
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-8 tablet:grid-cols-2">
        {faqs.map(({ question, answer }) => (
          <div key={question} className="border-t border-line pt-5">
            <h3 className="text-xl font-semibold text-spruce-900">{question}</h3>
            <p className="mt-2 leading-relaxed text-ink-soft">{answer}</p>
          </div>
        ))}
        <p className="self-start rounded-card bg-spruce-50 p-5 leading-relaxed">
          Something else?{' '}
          <a
            href={`sms:${site.phone.e164}`}
            className="font-semibold text-spruce-800 underline underline-offset-4"
          >
            {`Text us at ${site.phone.display}`}
          </a>
          , any hour.
        </p>
      </div>
    </section>
  );
}
