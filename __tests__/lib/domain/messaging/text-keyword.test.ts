import { isKeywordAlone, readTextKeyword } from '@/lib/domain/messaging/text-keyword';

test.each([
  ...'STOP STOPALL UNSUBSCRIBE END QUIT CANCEL REVOKE OPTOUT'.split(' '),
  'opt out',
  'Opt-Out',
  'stop all',
  ' Stop! ',
  'S.T.O.P.',
  'stop\n',
  'Please stop',
  'Stop texting me',
  'please STOP sending me these texts',
  'stop the messages thanks',
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
  '',
  '   ',
  '👍',
  'Stop by at 5?',
  'We stopped there',
  'Is the end of June open?',
  'start over',
  'Yes please send more',
  'no',
  'please',
  'Can I cancel my booking?',
  'helpful, thanks',
])('%p is none of them', (body) => {
  expect(readTextKeyword(body)).toBeNull();
});

test.each([
  'Do not text me',
  "Don't text me anymore",
  'don’t text',
  'please do not contact me again',
  'Never text me again',
  'remove me',
  'Remove my number please',
  'Please take me off your list',
  'take my number off this list',
  'delete my number',
  'no more texts',
  'No more messages, thanks',
  'No texts please',
  'STOP I already booked',
  'Stop, we found another cabin',
  'stop it',
  'STOPPP',
  'Stop!!! texting!!!',
  'unsubscribe please',
  'Please unsubscribe me from this',
  'opt me out',
  'I want to opt out of these messages',
  'quit texting',
  'quit texting me',
  'Quit sending me this',
  'cease and desist',
  'leave me alone',
  'leave us the hell alone',
  'lose my number',
  'cancel texts',
  'end messages',
  "I don't want any more texts",
  'I do not want to receive these messages',
  'I no longer wish to receive texts',
  "please don't send me any more",
  'turn off notifications',
  'I revoke my consent',
  'Ｓｔｏｐ',
  '\u200eStop\u200e',
  'alto',
  'ALTO por favor',
  'no más',
  'No más mensajes',
  'no mas textos por favor',
  'Por favor no me envíen más mensajes',
  'no me escriban',
  'ya no quiero recibir mensajes',
  'Dejen de mandarme mensajes',
  'dejen de escribirme',
  'déjenme en paz',
  'quítenme de la lista',
  'borre mi número',
  'quiero darme de baja',
  'cancelar',
])('%p is a stop in plain words', (body) => {
  expect(readTextKeyword(body)).toBe('stop');
});

test.each([
  'please stop the hot tub from leaking',
  'Please stop the neighbors from parking here',
  'Can you please stop the music next door?',
  'please stop by before noon',
  'Hi, please stop the alarm, it keeps beeping',
  'OK stop the cleaning on Friday please',
  'Please cancel it',
  'cancel that',
  'Please end the stay on Friday instead',
  "The raccoons won't leave us alone",
  'The ants do not go away',
  'The bears never bother us',
  'They do not bother us at all',
  'You never text me back',
  'Do not call us before nine, just text',
  "Don't call me, text me",
  'Can you drop us the door code?',
  'Please turn the alerts on the thermostat off',
  'Can you stop the alerts on the thermostat?',
  'Please stop it from annoying the dog',
  'They did not send me any code',
  'No más toallas, gracias',
  'Basta con dos toallas',
  'No me enviaron el código',
])('%p is about something else, and for the host', (body) => {
  expect(readTextKeyword(body)).toBeNull();
});

test.each([
  'stop.',
  'STOP please',
  'Stop pls!!',
  'please, stop',
  'Cancel please',
  'END',
  'quit!',
  'Unsubscribe.',
  'please stop sending messages',
  'Please stop sending me messages about the cabin',
  'Hey, stop texting us',
  'please stop texting this number',
  'Stop all messages to this number',
  'stop the alerts on my phone',
  'Please leave me alone',
  'please do not bother me again',
  'Go away please',
  'We booked elsewhere, do not text me',
  'Parar',
  'Alto!',
])('%p stops the texts', (body) => {
  expect(readTextKeyword(body)).toBe('stop');
});

test.each([
  'Can we stop by the office?',
  'Stop and shop nearby?',
  'Stop sign at the turn?',
  'Where do we stop for groceries?',
  'Do you have a text with the door code?',
  'I did not get your text',
  'No text received yet',
  'Please do not send the code by mail',
  'Can you remove me from the booking as second guest?',
  'Please cancel my reservation',
  'We had to quit early, sorry about the mess',
  'I do not want to stop the texts',
  'Please text me when it is ready',
  'Do not leave the lights on?',
  'Is the alto road open? alternative way?',
  'para cuantas personas es la cabaña?',
  'No quiero la cabaña con piscina',
  'wrong number',
  'Thanks, no thanks',
  '不要再发短信',
])('%p is for the host to read', (body) => {
  expect(readTextKeyword(body)).toBeNull();
});

test.each([
  ['STOP', true],
  ['start', true],
  ['Help', true],
  ['Yes', false],
  ['Cancel', false],
  ['STOP I already booked', false],
  ['Is it pet friendly?', false],
])('%p is a known word alone: %p', (body, isAlone) => {
  expect(isKeywordAlone(body)).toBe(isAlone);
});

test.each([
  'Wrong number stop',
  'I said stop',
  'I asked you to please STOP',
  'I would like to stop receiving texts',
  'please cancel getting your messages',
  'I no longer wish to receive these',
  'I don’t want to get any more from you',
  'I want to opt out of everything',
  'opt out of all these texts',
  'please opt me out of your list',
  'Arrêter',
  'arrêtez !',
])('%p asks for no more texts', (body) => {
  expect(readTextKeyword(body)).toBe('stop');
});

test.each([
  'How do I opt out of the pet fee?',
  'We opt out of daily cleaning, thanks',
  'Can we opt out of the firewood',
  'I don’t want to get any bears in the trash',
  'Which is the wrong bus stop',
])('%p is for the host to read', (body) => {
  expect(readTextKeyword(body)).toBeNull();
});
