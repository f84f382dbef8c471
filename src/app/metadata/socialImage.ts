import {month} from '../../engine/runtime/formats.ts';
import {fill} from '../words/placeholders.tsx';
import type {PageDescription} from './pageDescription.ts';
import * as words from '../words/metadata.ts';

/** The picture beside a link to a page. */
export interface SocialImage {
  /** Its path in dist/. */
  readonly file: string;
  readonly url: string;
  /** For those who do not see it. */
  readonly alternative: string;
  /** Of the site. */
  readonly name: string;
  /** Stands above the title: the country of a calculator. */
  readonly place: string;
  readonly title: string;
  /** Stands at its foot. */
  readonly note: string;
}

export function socialImageOf({title, calculator}: PageDescription, path: string, address: string): SocialImage {
  const file = `social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
  const note = calculator ? fill(words.image.estimate, {month: month(calculator.dataAsOf)}) : words.image.page;
  return {
    file,
    url: `${address}/${file}`,
    alternative: fill(words.image.alternative, {title, note}),
    name: words.site.name,
    place: calculator?.country ?? words.image.site,
    title,
    note,
  };
}

/** Of a page's picture, in pixels: what the services that show links ask for. */
export const imageSize = {width: 1200, height: 630} as const;
