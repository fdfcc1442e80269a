import { Card } from '@/components/host/shell/card';
import { CONSENTS } from '@/components/host/copy/consent-copy';
import { ConsentForm, type SaveConsent } from './consent-form';
import styles from './words-view.module.css';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@/lib/domain/messaging/consent-wording';
import { dayOf } from '@/components/host/copy/time';
import type { HostConsent } from '@/lib/schemas/host/settings/consents';
import { DEFAULT_CONSENTS } from '@/lib/copy/sms-consent';

/** `consents` are the saved versions, newest first. */
type Props = { consents: readonly HostConsent[]; save: SaveConsent };

export function ConsentsView({ consents, save }: Props) {
  return (
    <>
      <h1>Consent to texts</h1>
      <p>
        What visitors read next to the phone field and agree to by sending it. We keep a record of
        the words each person read, so no version ever changes or goes away.
      </p>
      <div className={`host-halves ${styles.cards}`}>
        {CONSENT_PURPOSES.map((purpose) => (
          <Consent
            key={purpose}
            purpose={purpose}
            saved={consents.filter((each) => each.purpose === purpose)}
            save={save}
          />
        ))}
      </div>
    </>
  );
}

type Version = { version: string; words: string; from: string | null; savedBy: string | null };
type ConsentProps = {
  purpose: ConsentPurpose;
  saved: readonly HostConsent[];
  save: SaveConsent;
};

function Consent({ purpose, saved, save }: ConsentProps) {
  const { heading, about } = CONSENTS[purpose];
  const first: Version = { ...DEFAULT_CONSENTS[purpose], from: null, savedBy: null };
  const [inForce = first, ...former]: Version[] = [...saved, first];
  return (
    <Card heading={heading}>
      <p>{about}</p>
      <VersionText version={inForce} when={sinceText(inForce)} />
      {former.length > 0 && (
        <details>
          <summary>Earlier versions: {former.length}</summary>
          <ul className="host-list">
            {former.map((version, at) => (
              <li key={version.version}>
                <VersionText
                  version={version}
                  when={`${sinceText(version)} until ${dayOf((former[at - 1] ?? inForce).from ?? '')}`}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      <ConsentForm
        purpose={purpose}
        words={inForce.words}
        seen={saved[0]?.version ?? null}
        save={save}
      />
    </Card>
  );
}

const sinceText = ({ from, savedBy }: Version): string =>
  from === null ? 'from the start' : `since ${dayOf(from)}, saved by ${savedBy}`;

const VersionText = ({ version, when }: { version: Version; when: string }) => (
  <figure className={styles.words}>
    <blockquote>{version.words}</blockquote>
    <figcaption>
      Version {version.version}, {when}
    </figcaption>
  </figure>
);
