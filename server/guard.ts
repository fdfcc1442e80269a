import type { IncomingMessage, ServerResponse } from 'node:http';

/** Hands the request on to Next; settles when Next has done with it, answered or not. */
export type Pass = () => Promise<void>;

/** True: the request goes no further, unless the guard passes it on later. */
export type Guard = (request: IncomingMessage, response: ServerResponse, pass: Pass) => boolean;
