import { AskServer } from './ask-server';
import { Card } from '@/components/host/shell/card';
import {
  analyticsState,
  CONNECTION_NAMES,
  lettersState,
  mapState,
  messageLines,
  paymentLines,
  paymentsState,
  TEST_NOTES,
  textsState,
  type State,
} from './connection-copy';
import { ConnectionTest, type TestConnection } from './connection-test';
import styles from './connections-view.module.css';
import type {
  Connection,
  FunctionSettings,
  LastEvents,
  SiteSettings,
} from '@/lib/schemas/host/settings/connections';

type Props = {
  /** Null if the edge functions, which have these settings, didn't answer. */
  connections: { settings: FunctionSettings; last: LastEvents } | null;
  site: SiteSettings;
  test: TestConnection;
};

export function ConnectionsView({ connections, site, test }: Props) {
  return (
    <>
      <h1>Connections</h1>
      <p>
        The services your site works with, and how they’re doing. Keys are kept on the server, by
        whoever runs it for you, and are never shown here. Once something is connected, test it.
      </p>
      <div className={`host-halves ${styles.cards}`}>
        {connections ? (
          <Providers {...connections} test={test} />
        ) : (
          <Card heading="Payments, letters and texts">
            <p role="alert">
              The site’s own functions didn’t answer, so we don’t know how these are set up. Reload
              the page; if that doesn’t help, tell whoever runs your server.
            </p>
          </Card>
        )}
        <ConnectionCard connection="map" state={mapState(site.map)} test={test} />
        <ConnectionCard connection="analytics" state={analyticsState(site.analytics)} test={test} />
      </div>
    </>
  );
}

type ProvidersProps = { settings: FunctionSettings; last: LastEvents; test: TestConnection };

function Providers({ settings: { payments, letters, texts }, last, test }: ProvidersProps) {
  return (
    <>
      <ConnectionCard
        connection="payments"
        state={paymentsState(payments)}
        lines={paymentLines(last)}
        test={test}
      />
      <ConnectionCard
        connection="letters"
        state={lettersState(letters)}
        lines={messageLines('letter', last.letters, last.sending)}
        test={test}
      />
      <ConnectionCard
        connection="texts"
        state={textsState(texts)}
        lines={messageLines('text', last.texts, last.sending)}
        test={test}
      />
    </>
  );
}

type CardProps = {
  connection: Connection;
  state: State;
  /** The last events. */
  lines?: readonly string[];
  test: TestConnection;
};

function ConnectionCard({ connection, state, lines = [], test }: CardProps) {
  const name = CONNECTION_NAMES[connection];
  return (
    <Card heading={name}>
      <p>
        <span className={styles.setup} data-setup={state.setup}>
          {state.label}
        </span>{' '}
        {state.text}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {state.ask !== null && <AskServer words={state.ask} about={name} />}
      <ConnectionTest
        connection={connection}
        name={name}
        note={TEST_NOTES[connection]}
        test={test}
      />
    </Card>
  );
}
