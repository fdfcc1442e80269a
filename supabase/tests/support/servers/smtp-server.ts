import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export type Received = { from: string; to: string[]; message: string };
/** `silent` accepts connections and never responds; `stuck` never responds to the message itself. */
export type Behavior =
  | 'friendly'
  | 'busy'
  | 'refuses-sender'
  | 'refuses-recipient'
  | 'refuses-message'
  | 'refuses-login'
  | 'offers-no-tls'
  | 'no-mail-server'
  | 'silent'
  | 'stuck';

const address = (line: string) => /<(.*)>/.exec(line)?.[1] ?? '';

function converse(socket: Socket, behavior: Behavior, received: Received[]): void {
  let mail: Received = { from: '', to: [], message: '' };
  let isInMessage = false;
  let buffered = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') mail = { from: address(line), to: [], message: '' };
    if (verb === 'RCPT') mail.to.push(address(line));
    if (verb === 'MAIL' && behavior === 'refuses-sender') return say('550 Not from here');
    if (verb === 'RCPT' && behavior === 'busy') return say('451 Try again later');
    if (verb === 'RCPT' && behavior === 'refuses-recipient') return say('550 No such mailbox');
    if (verb === 'EHLO' && behavior === 'refuses-login') return say('250 AUTH PLAIN');
    if (verb === 'AUTH') return say('535 Wrong, and <b>secret</b> was the password');
    if (verb === 'STAR') return say('502 No');
    if (verb === 'DATA') isInMessage = true;
    if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else say(verb === 'DATA' ? '354 Go ahead' : '250 Fine');
  };
  const endMessage = () => {
    isInMessage = false;
    if (behavior === 'stuck') return;
    if (behavior === 'refuses-message') return say('554 Looks like spam');
    received.push(mail);
    say('250 Queued as 42');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    if (behavior === 'silent') return;
    buffered += chunk.toString();
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      if (!isInMessage) answer(line);
      else if (line === '.') endMessage();
      else mail.message += `${line}\n`;
    }
  });
  if (behavior === 'no-mail-server') say('HTTP/1.1 400 Bad Request');
  else if (behavior !== 'silent') say('220 mail.test ESMTP');
}

/** A mail server on a free loopback port, until the test ends. */
export async function startSmtpServer(t: TestContext, first: Behavior) {
  const received: Received[] = [];
  let behavior = first;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, behavior, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    become: (next: Behavior) => {
      behavior = next;
    },
  };
}
