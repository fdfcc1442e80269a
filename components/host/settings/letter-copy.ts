import type { Letter } from '@/lib/domain/messaging/letter';

/** The name of each letter, and when it is sent. */
export const LETTER_NAMES: Record<Letter, { name: string; when: string }> = {
  'payment-link': {
    name: 'Link to pay',
    when: 'When you hold nights for a guest by phone or email.',
  },
  'booking-confirmed': { name: 'Booked', when: 'When a booking is paid.' },
  'cancel-reminder': {
    name: 'Free cancellation ends',
    when: 'Three days before free cancellation ends.',
  },
  'balance-reminder': {
    name: 'Balance is due soon',
    when: 'Three days before the balance is charged.',
  },
  arrival: { name: 'Arrival', when: 'Three days before check-in.' },
  'booking-moved': { name: 'Stay changed', when: 'When you change dates, party or cabin.' },
  'change-declined': {
    name: 'Change declined',
    when: 'When you decline a change a guest asked for, or don’t answer before they arrive.',
  },
  'booking-cancelled': { name: 'Canceled', when: 'When the guest or you cancel.' },
  'refund-sent': { name: 'Refunded', when: 'When money goes back.' },
  charge: { name: 'Something to pay', when: 'When you charge a guest for more.' },
  'charge-paid': { name: 'Thanks for paying', when: 'When such a charge is paid.' },
  'charge-refunded': {
    name: 'Charge payment refunded',
    when: 'When a charge’s payment couldn’t be taken.',
  },
  'balance-failed': {
    name: 'Balance didn’t go through',
    when: 'Each time the saved card is declined.',
  },
  'hold-expired': { name: 'No longer held', when: 'When nights weren’t paid for in time.' },
  'sold-elsewhere': {
    name: 'Taken on another platform',
    when: 'When another platform had a guest before yours paid.',
  },
  'late-payment': {
    name: 'Paid too late',
    when: 'When a payment comes after the nights are gone.',
  },
  'review-request': {
    name: 'How was your stay?',
    when: 'The day after departure, with a link to review the stay.',
  },
  'return-offer': {
    name: 'Come again',
    when: 'When you offer a guest a code for the next stay.',
  },
  'newsletter-confirmation': {
    name: 'Newsletter',
    when: 'When somebody signs up, to confirm the address.',
  },
};
