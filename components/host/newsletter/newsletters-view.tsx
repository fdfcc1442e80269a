import Link from 'next/link';
import { Card } from '@/components/host/shell/card';
import { letterStateText, resultLines, SUBSCRIBER_STATES } from './newsletter-copy';
import { Scene } from '@/components/host/shell/scene';
import type { Newsletters, SubscriberState } from '@/lib/schemas/host/newsletter';

export function NewslettersView({ letters, counts, hasAddress }: Newsletters) {
  return (
    <>
      <div className="host-bar">
        <h1>Newsletter</h1>
        <Link href="/host/newsletter/new" className="btn btn-primary btn-small">
          Write a letter
        </Link>
      </div>
      {!hasAddress && <NoAddress />}
      <div className="host-halves">
        <div>
          <Card heading="Letters">
            {letters.length === 0 ? (
              <Scene imageUrl="/images/guide/saved.webp">
                <p>No letters yet. Write your first one; nothing goes out until you say so.</p>
              </Scene>
            ) : (
              <ul className="host-list">
                {letters.map((letter) => (
                  <li key={letter.id}>
                    <div>
                      <Link href={`/host/newsletter/${letter.id}`} prefetch={false}>
                        {letter.subject}
                      </Link>
                      <p>{letterStateText(letter)}</p>
                      <small>{resultLines(letter.results).join(', ')}</small>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
        <div>
          <Card heading="Subscribers">
            <ul className="host-list">
              {(Object.keys(SUBSCRIBER_STATES) as SubscriberState[]).map((state) => (
                <li key={state}>
                  <Link href={`/host/newsletter/subscribers?state=${state}`}>
                    {SUBSCRIBER_STATES[state]}
                  </Link>
                  <strong>{counts[state]}</strong>
                </li>
              ))}
            </ul>
            <Link href="/host/newsletter/subscribers" className="btn btn-secondary btn-small">
              All addresses
            </Link>
          </Card>
        </div>
      </div>
    </>
  );
}

/** Explains why newsletters can't be sent. */
export const NoAddress = () => (
  <p className="host-card" role="note">
    <span>
      The law requires a postal address in every newsletter, and your shop has none yet. You can
      write and test letters, but not send them.{' '}
      <Link href="/host/settings/shop#shop-postalAddress">Add your address</Link>
    </span>
  </p>
);
