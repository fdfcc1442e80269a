import type { FAQPage } from 'schema-dts';
import type { Faq } from '@/components/seo/faq-answers';

/** Only for questions whose answers can be read on the same page. */
export const faqPage = (faqs: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
