import Link from 'next/link';
import { Card } from '@/components/host/shell/card';
import { LETTER_NAMES } from './letter-copy';
import { LetterForm, type LetterActions } from './letter-form';
import styles from './words-view.module.css';
import { BUILT_IN, EVERY_LETTER, LETTERS, type LetterTexts } from '@/lib/domain/messaging/letter';
import type { HostLetter } from '@/lib/schemas/host/settings/letters';
import type { LetterName } from '@/lib/schemas/letters';

/** `letters` are those that the host has reworded. */
type Props = { letters: readonly HostLetter[]; actions: LetterActions };

const stateOf = ({ subject, opening }: LetterTexts): string => {
  const own = [
    ...(subject === null ? [] : ['subject']),
    ...(opening === null ? [] : ['first words']),
  ];
  return own.length > 0 ? `Your own ${own.join(' and ')}` : 'Built-in words';
};

export function LettersView({ letters, actions }: Props) {
  const textsOf = (name: LetterName): LetterTexts => {
    const { subject, opening, closing } = letters.find(({ letter }) => letter === name) ?? BUILT_IN;
    return { subject, opening, closing };
  };
  const { closing } = textsOf(EVERY_LETTER);
  const form = (letter: LetterName) => (
    <LetterForm letter={letter} closing={closing} actions={actions} texts={textsOf(letter)} />
  );
  return (
    <>
      <h1>Letters to guests</h1>
      <p>
        The letters guests get automatically. You can write your own subject and first words for
        each; dates, money, deadlines, and links always stay. Letters at a time you choose are{' '}
        <Link href="/host/messages/templates">templates</Link>.
      </p>
      <div className={`host-halves ${styles.cards}`}>
        <Card heading="All letters">
          <p>Shown above your name at the end of every letter to a guest.</p>
          {form(EVERY_LETTER)}
        </Card>
        <Card heading="Each letter">
          <ul className="host-list">
            {LETTERS.map((letter) => {
              const { name, when } = LETTER_NAMES[letter];
              return (
                <li key={letter}>
                  <div>
                    <strong>{name}</strong>
                    <p>
                      {when} {stateOf(textsOf(letter))}.
                    </p>
                  </div>
                  <details>
                    <summary aria-label={`Change ${name}`}>Change</summary>
                    {form(letter)}
                  </details>
                </li>
              );
            })}
          </ul>
        </Card>
      </div>
    </>
  );
}
