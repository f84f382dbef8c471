import {month} from '../../engine/runtime/formats.ts';
import {fill} from '../words/placeholders.tsx';
import type {PageDescription} from './pageDescription.ts';
import * as words from '../words/metadata.ts';

/** The image of a link preview. */
export interface SocialImage {
  /** Its path in dist/. */
  readonly file: string;
  readonly url: string;
  /** Alternative text. */
  readonly alternative: string;
  /** The site's name. */
  readonly name: string;
  /** Shown above the title: the country of a calculator. */
  readonly place: string;
  readonly title: string;
  /** Shown at the bottom. */
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
