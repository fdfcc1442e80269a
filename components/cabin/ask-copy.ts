import { shop } from '@/lib/shop/shop';

export const ASK_COPY = {
  get sent() {
    return `${shop().host} answers by email, usually within a few hours. Everything’s on one page, and we’ve emailed you the link.`;
  },
  invalid:
    'That didn’t go through. Check your email address, and keep your question short and plain.',
  get limited() {
    return `That’s a lot of questions at once. Try again later, or text ${shop().phone.display}.`;
  },
  failed:
    'We couldn’t send that just now. It’s still here, so check your connection and try again.',
};
