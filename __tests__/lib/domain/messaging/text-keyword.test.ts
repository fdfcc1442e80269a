/** @jest-environment node */
import { readTextKeyword } from '@/lib/domain/messaging/text-keyword';

test.each([
  ...'STOP STOPALL UNSUBSCRIBE END QUIT CANCEL REVOKE OPTOUT'.split(' '),
  ...['opt out', 'Opt-Out', 'stop all', ' Stop! ', 'S.T.O.P.', 'stop\n', 'Please stop'],
  ...['Stop texting me', 'please STOP sending me these texts', 'stop the messages thanks'],
])('%p is a stop', (body) => {
  expect(readTextKeyword(body)).toBe('stop');
});

test.each(['START', 'unstop', 'Yes', 'yes!'])('%p is a start', (body) => {
  expect(readTextKeyword(body)).toBe('start');
});

test.each(['HELP', 'help?', 'Info'])('%p asks for help', (body) => {
  expect(readTextKeyword(body)).toBe('help');
});

test.each([
  ...[
    '',
    '   ',
    '👍',
    'Stop by at 5?',
    'We stopped there',
    'Is the end of June open?',
    'start over',
  ],
  ...['Yes please send more', 'no', 'please', 'Can I cancel my booking?', 'helpful, thanks'],
])('%p is none of them', (body) => {
  expect(readTextKeyword(body)).toBeNull();
});
