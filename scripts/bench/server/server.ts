import {Agent} from 'node:http';
import {distFolder} from '../../build/folders.ts';
import type {Benchmark, Figure} from '../benchmark.ts';
import {buildAndServe, type Memory, type ServedSite} from '../servedSite.ts';
import {ask} from './ask.ts';
import {everythingAsked, type Asked} from './asked.ts';
import {growthPerRequest} from './growth.ts';

const requests = 200_000;
/** Until the server's code is compiled and its buffers are as large as they get. */
const warmUpRequests = 50_000;
const connections = 50;
/** Memory is looked at after each so many requests, while no request is on its way. */
const requestsPerRound = 10_000;
/** Milliseconds for all of it. */
const longest = 600_000;

export const benchmark: Benchmark = {
  question: `Does the server answer ${requests.toLocaleString('en')} requests over ${connections} connections?`,
  async run(tell) {
    tell('building the site');
    const site = await buildAndServe();
    try {
      return figuresOf(await load(site, everythingAsked(distFolder), tell));
    } finally {
      await site.stop();
    }
  },
};

interface Load {
  readonly problems: readonly string[];
  /** Milliseconds of each request, in no order. */
  readonly times: Float64Array;
  /** Milliseconds of all rounds, without the pauses between them. */
  readonly passed: number;
  readonly memory: readonly (Memory & {readonly requests: number})[];
}

async function load(site: ServedSite, asked: readonly Asked[], tell: (words: string) => void): Promise<Load> {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const times = new Float64Array(requests);
  const problems: string[] = [];
  const memory: (Memory & {requests: number})[] = [];
  const begun = performance.now();
  let passed = 0;

  /** One connection after another takes the next request, until `end`. */
  async function round(start: number, end: number, note: (index: number, time: number) => void): Promise<void> {
    let next = start;
    await Promise.all(
      Array.from({length: connections}, async () => {
        while (next < end) {
          const index = next++;
          const sent = performance.now();
          // A step without a common divisor: every question in turn, in an order that mixes files and answers.
          const problem = await ask(asked[(index * 7919) % asked.length]!, site.address, agent);
          note(index, performance.now() - sent);
          if (problem !== undefined) problems.push(problem);
        }
      }),
    );
  }

  try {
    await round(0, warmUpRequests, () => {});
    for (let start = 0; start < requests; start += requestsPerRound) {
      tell(`${start.toLocaleString('en')} requests`);
      if (performance.now() - begun > longest) throw new Error(`Only ${start} requests in ${longest / 1000} s.`);
      memory.push({requests: start, ...(await site.memory())});
      const before = performance.now();
      await round(start, start + requestsPerRound, (index, time) => (times[index] = time));
      passed += performance.now() - before;
    }
    memory.push({requests, ...(await site.memory())});
  } finally {
    agent.destroy();
  }
  return {problems, times, passed, memory};
}

function figuresOf({problems, times, passed, memory}: Load): readonly Figure[] {
  const sorted = times.toSorted();
  const share = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)]!;
  const growth = (of: keyof Memory): number =>
    (growthPerRequest(memory.map((each) => ({requests: each.requests, bytes: each[of]}))) * requests) / 1e6;
  return [
    {
      what: ['wrong or no answers', ...new Set(problems.slice(0, 3))].join('; '),
      value: problems.length,
      unit: '',
      limit: {atMost: 0},
    },
    {what: 'memory in use, growth over all requests', value: growth('used'), unit: 'MB', limit: {atMost: 1}},
    {
      what: 'memory of the process, growth over all requests',
      value: growth('resident'),
      unit: 'MB',
      limit: {atMost: 5},
    },
    {what: 'memory of the process at the end', value: memory.at(-1)!.resident / 1e6, unit: 'MB'},
    {what: 'requests', value: (requests / passed) * 1000, unit: 'per second'},
    {what: 'an answer, median', value: share(0.5), unit: 'ms'},
    {what: 'an answer, 99 of 100', value: share(0.99), unit: 'ms'},
  ];
}
