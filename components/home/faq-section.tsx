'use client';

import { ChevronDown } from 'lucide';
import type { LodgingBusiness } from 'schema-dts';
import { faqPage, type Faq } from '@/components/seo/faq-page';
import { JsonLd } from '@/components/seo/json-ld';
import { Icon } from '@/components/ui/icon';
import { smsLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';
import { SectionHeading } from './section-heading';

type Props = { faqs: readonly Faq[]; business: LodgingBusiness };

/** Also the home page's structured data, which repeats the answers: both are made of the one list that travels. */
export function FaqSection({ faqs, business }: Props) {
  return (
    <section
      aria-labelledby="faq-heading"
      className="mx-auto grid max-w-7xl later grid-cols-1 gap-x-16 gap-y-8 px-4 pt-section later-[50rem] tablet:px-8 tablet:later-[40rem] laptop:grid-cols-[20rem_1fr]"
    >
      <JsonLd things={[business, faqPage(faqs)]} />
      <SectionHeading
        id="faq-heading"
        eyebrow="Before you pack"
        heading="Good questions"
        className="laptop:sticky laptop:top-28 laptop:self-start"
      >
        <p>
          Something else?{' '}
          <a href={smsLink(shop().phone.e164)} className="inline-block link">
            {`Text me at ${shop().phone.display}`}
          </a>
          {shop().isExample ? ', any hour.' : '.'}
        </p>
      </SectionHeading>
      <div className="border-b border-line">
        {faqs.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="question">
            <summary>
              <h3>{question}</h3>
              <Icon shapes={ChevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
