import { shop } from '@/lib/shop/shop';

/** The same for mailboxes with and without a booking. */
export const FIND_COPY = {
  sent: 'Check your inbox! If you booked with that address, your link is there in a minute or two. If not, look in your spam folder, or try another address.',
  invalid: 'That didn’t go through. Check your email address and try again.',
  get limited() {
    return `That’s a lot of requests. Check your inbox, try again in an hour, or text ${shop().phone.display}.`;
  },
  failed: 'We couldn’t send that just now. Check your connection and try again.',
};
