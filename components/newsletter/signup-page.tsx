import { newsletterTopics, shop } from '@/lib/shop/shop';
import type { SignupOutcome } from '@/lib/domain/messaging/newsletter';
import { FooterForm } from './footer-form';
import { Letter } from './letter';
import { SIGNUP_COPY } from './signup-copy';
import styles from './signup-page.module.css';

/** The result page of the footer's form without JavaScript; without an outcome, the offer. */
export function SignupPage({ outcome }: { outcome: SignupOutcome | null }) {
  if (outcome === null) {
    return (
      <Letter
        title={`A letter from ${shop().place}`}
        action={
          <div className={styles.form}>
            <FooterForm />
          </div>
        }
      >
        <p>{`${newsletterTopics()}, every so often.`}</p>
      </Letter>
    );
  }
  const { title, description } = SIGNUP_COPY[outcome];
  return (
    <Letter title={title} isAlert={outcome !== 'joined' && outcome !== 'duplicate'}>
      {description && <p>{description}</p>}
    </Letter>
  );
}
