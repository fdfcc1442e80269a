import { Processes } from '../../../local/processes.ts';

process.env.LOG_LEVEL = 'debug';
// Keeps a process that prints its id and would run forever.
new Processes().keep('the child', ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']);
