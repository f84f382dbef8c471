/** The worker of the studio: compiles, checks and proves while the page stays free. Its page ends it to stop a task (engine.ts). */
import './withoutEvaluation.ts';
import {answerRequests} from './tasks.ts';
import type {Request} from './protocol.ts';

const answer = answerRequests((reply) => self.postMessage(reply));
self.addEventListener('message', ({data}: MessageEvent<Request>) => answer(data));
