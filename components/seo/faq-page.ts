import type { FAQPage } from 'schema-dts';

export type Faq = { question: string; answer: string };

/** Only for questions whose answers can be read on the same page. */
export const faqPage = (faqs: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
