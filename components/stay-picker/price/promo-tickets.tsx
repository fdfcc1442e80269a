'use client';

import {
  applyText,
  longerText,
  ticketText,
  type PromoOffer,
  type PromoOffers,
} from '@/components/stay-picker/stay/promo-offers';

type TicketProps = { offer: PromoOffer; code: string; onTake: (offer: PromoOffer) => void };

function Ticket({ offer, code, onTake }: TicketProps) {
  return (
    <button
      type="button"
      onClick={() => onTake(offer)}
      className="ticket w-full cursor-pointer px-6 py-3 text-center"
    >
      <span className="block font-display text-title-4 font-semibold">{ticketText(offer)}</span>{' '}
      <span className="block text-sm text-balance">{longerText(code, offer)}</span>
    </button>
  );
}

type PromoTicketsProps = { offers: PromoOffers; onTake: (offer: PromoOffer) => void };

/** Offers the promotion in one tap: the code for the chosen stay, or one more night. */
export function PromoTickets({ offers, onTake }: PromoTicketsProps) {
  const { code, same, longer } = offers;
  return (
    <>
      {same && (
        <button
          type="button"
          onClick={() => onTake(same)}
          className="ticket min-h-12 w-full cursor-pointer px-6 py-2.5 font-semibold"
        >
          {applyText(code, same)}
        </button>
      )}
      {longer && <Ticket offer={longer} code={code} onTake={onTake} />}
    </>
  );
}
