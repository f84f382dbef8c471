import {Agent} from 'node:http';
import {distFolder} from '../../build/folders.ts';
import type {Benchmark, Figure, ReportProgress} from '../benchmark.ts';
import {buildAndServe, type Memory, type ServedSite} from '../servedSite.ts';
import {allExchanges, checkExchange, type Exchange} from './exchanges.ts';
import {growthPerRequest} from './memoryGrowth.ts';

const requests = 500_000;
/** Enough for the server's code to be optimized and for its buffers to reach their final size. */
const warmUpRequests = 200_000;
const connections = 50;
/** Memory is measured between rounds, when no request is pending. */
const requestsPerRound = 10_000;
const timeoutMilliseconds = 600_000;

export const benchmark: Benchmark = {
  question: `Does the server answer ${requests.toLocaleString('en')} requests over ${connections} connections?`,
  async run(reportProgress) {
    reportProgress('building the site');
    const site = await buildAndServe();
    try {
      return figuresOf(await runLoadTest(site, allExchanges(distFolder), reportProgress));
    } finally {
      await site.stop();
    }
  },
};

interface LoadTest {
  /** One description for each wrong or missing response. */
  readonly problems: readonly string[];
  /** Milliseconds of each request, in the order in which they were sent. */
  readonly latencies: Float64Array;
  /** Total milliseconds of all rounds, without the pauses between them. */
  readonly duration: number;
  readonly memory: readonly (Memory & {readonly requests: number})[];
}

async function runLoadTest(
  site: ServedSite,
  exchanges: readonly Exchange[],
  reportProgress: ReportProgress,
): Promise<LoadTest> {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const latencies = new Float64Array(requests);
  const problems: string[] = [];
  const memory: (Memory & {requests: number})[] = [];
  const startTime = performance.now();
  let duration = 0;

  /** Sends the requests from `start` up to `end`; each connection takes the next one as soon as it is free. */
  async function runRound(start: number, end: number, record: (index: number, latency: number) => void): Promise<void> {
    let next = start;
    await Promise.all(
      Array.from({length: connections}, async () => {
        while (next < end) {
          const index = next++;
          const sentAt = performance.now();
          // The prime step visits all exchanges, but shuffles them so that neighbours are of different kinds.
          const problem = await checkExchange(exchanges[(index * 7919) % exchanges.length]!, site.origin, agent);
          record(index, performance.now() - sentAt);
          if (problem !== undefined) problems.push(problem);
        }
      }),
    );
  }

  try {
    await runRound(0, warmUpRequests, () => {});
    for (let start = 0; start < requests; start += requestsPerRound) {
      reportProgress(`${start.toLocaleString('en')} requests`);
      if (performance.now() - startTime > timeoutMilliseconds)
        throw new Error(`Timeout: only ${start} requests in ${timeoutMilliseconds / 1000} s.`);
      memory.push({requests: start, ...(await site.measureMemory())});
      const roundStart = performance.now();
      await runRound(start, start + requestsPerRound, (index, latency) => (latencies[index] = latency));
      duration += performance.now() - roundStart;
    }
    memory.push({requests, ...(await site.measureMemory())});
  } finally {
    agent.destroy();
  }
  return {problems, latencies, duration, memory};
}

function figuresOf({problems, latencies, duration, memory}: LoadTest): readonly Figure[] {
  const sorted = latencies.toSorted();
  const percentile = (percent: number): number => sorted[Math.floor((sorted.length - 1) * (percent / 100))]!;
  const totalGrowth = (measure: keyof Memory): number =>
    (growthPerRequest(memory.map((sample) => ({requests: sample.requests, bytes: sample[measure]}))) * requests) / 1e6;
  return [
    {
      label: ['wrong or missing responses', ...new Set(problems.slice(0, 3))].join('; '),
      value: problems.length,
      unit: '',
      limit: {atMost: 0},
    },
    {label: 'used memory, growth over all requests', value: totalGrowth('used'), unit: 'MB', limit: {atMost: 1}},
    {
      label: 'resident memory, growth over all requests',
      value: totalGrowth('resident'),
      unit: 'MB',
      limit: {atMost: 5},
    },
    {label: 'resident memory at the end', value: memory.at(-1)!.resident / 1e6, unit: 'MB'},
    {label: 'requests', value: (requests / duration) * 1000, unit: 'per second'},
    {label: 'latency, median', value: percentile(50), unit: 'ms'},
    {label: 'latency, 99th percentile', value: percentile(99), unit: 'ms'},
  ];
}
