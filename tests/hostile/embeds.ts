/**
 * Pages that embed calculators, and what is said to them: elements for embed.js, messages to it, and addresses of frames. The scripts run in
 * a document of jsdom as they are; tests/browser/embed.spec.ts runs some in Chromium.
 */
import {readFileSync} from 'node:fs';
// @ts-expect-error -- it has no types of its own, and few lines here need them
import {JSDOM, VirtualConsole} from 'jsdom';
import {transformWithOxc} from 'vite';
import {oddValue} from './json.ts';
import type {Random} from './random.ts';
import {oddText} from './texts.ts';
import type {HostileKind, Tried} from './tried.ts';

/** What a page says to embed.js, or a frame is given in its address. */
export type EmbedInput =
  | {readonly kind: 'elements'; readonly elements: readonly Readonly<Record<string, string>>[]}
  | {readonly kind: 'messages'; readonly messages: readonly Message[]}
  | {readonly kind: 'address'; readonly search: string};

export interface Message {
  readonly data: unknown;
  /** Whether it comes from the frame itself. */
  readonly isFromFrame: boolean;
  readonly origin: string;
}

export const embeds: HostileKind<EmbedInput> = {
  make: hostileEmbed,
  try: tryEmbed,
  show: (input) => JSON.stringify(input, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)),
  limit: () => 1,
};

const site = 'https://visas.example/below/';
const {origin} = new URL(site);
const calculator = 'germany-blue-card-calculator';

export function hostileEmbed(random: Random): EmbedInput {
  switch (random.below(3)) {
    case 0: {
      const attributes = ['calculator', 'theme', 'title', 'framed', oddText(random)].filter((name) =>
        /^[a-z]+$/.test(name),
      );
      const element = (): Record<string, string> => ({
        ...(random.once(6) ? {} : {calculator}),
        ...Object.fromEntries(
          random.some(random.below(3), () => [
            random.of(attributes),
            random.once(4) ? random.of(['dark', 'light', calculator]) : oddText(random),
          ]),
        ),
      });
      return {kind: 'elements', elements: random.some(1 + random.below(4), element)};
    }
    case 1:
      return {kind: 'messages', messages: random.some(1 + random.below(6), () => hostileMessage(random, origin))};
    default:
      return {
        kind: 'address',
        search: random.of([
          `?theme=${oddText(random)}`,
          `?${oddText(random)}`,
          `?theme=dark&theme=${oddText(random)}`,
          '?theme=light',
          '?theme=dark',
        ]),
      };
  }
}

/** @param ownOrigin of the site, from which the frame itself speaks */
export function hostileMessage(random: Random, ownOrigin: string): Message {
  const height = random.of<unknown>([
    1,
    480.5,
    99_999,
    100_000,
    0,
    -1,
    NaN,
    Infinity,
    5e-324,
    '500',
    [500],
    {valueOf: 1, toString: 1},
    new Date(500),
    10n,
    true,
    null,
    oddText(random),
    oddValue(random),
  ]);
  return {
    data: random.once(3)
      ? random.of<unknown>([oddValue(random), undefined, 500, new Map([['height', 500]]), new Error('height')])
      : {height, ...(random.once(3) && {[oddText(random)]: oddValue(random)})},
    isFromFrame: !random.once(3),
    origin: random.once(3)
      ? random.of(['null', '', 'https://evil.example', `${ownOrigin}.evil.example`, ownOrigin.replace('https', 'http')])
      : ownOrigin,
  };
}

const scripts = new Map<string, Promise<string>>();

function scriptOf(name: string): Promise<string> {
  if (!scripts.has(name)) {
    const path = `src/app/embed/${name}.ts`;
    scripts.set(
      name,
      transformWithOxc(readFileSync(path, 'utf8'), path).then(({code}) => code),
    );
  }
  return scripts.get(name)!;
}

interface Opened {
  readonly window: JSDOM['window'];
  /** What the page throws. */
  readonly errors: string[];
  /** What the page says in its console. */
  readonly warnings: string[];
}

function open(html: string, url: string): Opened {
  const [errors, warnings]: [string[], string[]] = [[], []];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error: Error) => errors.push(error.message));
  virtualConsole.on('warn', (...words: unknown[]) => warnings.push(words.join(' ')));
  const {window} = new JSDOM(html, {url, runScripts: 'outside-only', virtualConsole});
  return {window, errors, warnings};
}

async function tryEmbed(input: EmbedInput): Promise<Tried> {
  if (input.kind === 'address') return tryAddress(input.search);
  const opened = open('<body><script id="embed"></script></body>', 'https://host.example/');
  const {window, errors} = opened;
  const {document} = window;
  const script = document.querySelector('script')!;
  script.src = `${site}embed.js`;
  Object.defineProperty(document, 'currentScript', {value: script});
  const elements = (input.kind === 'elements' ? input.elements : [{calculator}]).map((data) => {
    const element = document.createElement('div');
    element.className = 'visatally';
    element.textContent = 'without scripts';
    Object.assign(element.dataset, data);
    return document.body.appendChild(element);
  });
  const given = elements.map((element) => ({...element.dataset}));
  try {
    window.eval(await scriptOf('embed'));
  } catch (error) {
    errors.push(String(error));
  }
  const breaches =
    input.kind === 'elements'
      ? elements.flatMap((element, index) => breachesOfElement(element, given[index]!, opened))
      : input.messages.flatMap((message) => breachesOfMessage(elements[0]!, message, opened));
  const frames = document.querySelectorAll('iframe').length;
  window.close();
  return {
    outcome:
      input.kind === 'messages' ? 'messages heard' : frames === elements.length ? 'framed' : 'refused with a warning',
    breaches: [...errors.map((error) => `throws ${error}`), ...breaches],
  };
}

/** A frame of the site with what was asked for; or what stood there, and a word to whoever wrote the page. */
function breachesOfElement(element: HTMLElement, given: DOMStringMap, {warnings}: Opened): readonly string[] {
  const {calculator: id = '', theme, title, framed} = given;
  const frame = element.querySelector('iframe');
  if (frame === null) {
    const isSaid = framed !== undefined || warnings.some((warning) => warning.includes(id));
    return [
      ...(element.textContent === 'without scripts' ? [] : ['loses what stood in the place of the frame']),
      ...(isSaid ? [] : [`says nothing of ${JSON.stringify(id)}`]),
      ...(framed === undefined && /^[\w-]+$/.test(id) ? ['shows no frame'] : []),
    ];
  }
  const {origin: frameOrigin, pathname, searchParams, hash} = new URL(frame.src);
  const asked = theme === 'light' || theme === 'dark' ? theme : null;
  return [
    ...(frameOrigin === origin && pathname === `/below/embed/${id}` && hash === '' ? [] : [`frames ${frame.src}`]),
    ...(searchParams.get('theme') === asked ? [] : [`asks for the theme ${searchParams.get('theme')}`]),
    ...(theme === undefined ||
    theme === 'auto' ||
    asked !== null ||
    warnings.some((warning) => warning.includes('theme'))
      ? []
      : [`says nothing of the theme ${theme}`]),
    ...(title !== undefined && frame.title !== title ? ['has another title'] : []),
    ...(element.querySelectorAll('*').length === 1 ? [] : ['holds more than a frame']),
  ];
}

/** The frame is as tall as it says itself, and nobody else can say it. */
function breachesOfMessage(
  element: HTMLElement,
  {data, isFromFrame, origin: from}: Message,
  {window}: Opened,
): readonly string[] {
  const frame = element.querySelector('iframe')!;
  const before = frame.height;
  // As it arrives from another window.
  const received: unknown = structuredClone(data);
  const source = isFromFrame ? frame.contentWindow : window;
  window.dispatchEvent(
    new window.MessageEvent('message', {data: received, origin: from, source} as unknown as MessageEventInit),
  );
  const height = (received as {readonly height?: unknown} | null | undefined)?.height;
  const isTaken = isFromFrame && from === origin && typeof height === 'number' && height >= 1 && height < 1e5;
  const expected = isTaken ? String(height) : before;
  return frame.height === expected ? [] : [`is ${frame.height} tall, not ${expected}`];
}

/** Whatever its address says, a frame has one of two colour schemes, or follows the system. */
async function tryAddress(search: string): Promise<Tried> {
  const {window, errors} = open('<html><body></body></html>', `${site}embed/${calculator}`);
  try {
    window.history.replaceState(null, '', search.toWellFormed());
    window.eval(await scriptOf('frame'));
  } catch (error) {
    errors.push(String(error));
  }
  const {theme} = window.document.documentElement.dataset;
  const asked = new URLSearchParams(window.location.search).get('theme');
  const expected = asked === 'light' || asked === 'dark' ? asked : undefined;
  window.close();
  return {
    outcome: expected === undefined ? "the system's colours" : 'the colours asked for',
    breaches: [...errors.map((error) => `throws ${error}`), ...(theme === expected ? [] : [`has the theme ${theme}`])],
  };
}
