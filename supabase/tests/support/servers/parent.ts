import { Processes } from '../../../local/processes.ts';

process.env.LOG_LEVEL = 'debug';
// Keeps a process that says its number and would go on for ever.
new Processes().keep('the child', ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']);
