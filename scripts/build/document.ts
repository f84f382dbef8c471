import type {CalendarDay} from '../../src/engine/runtime/calendar.ts';
import type {PageFiles} from './pageFiles.ts';

/** A page as the site's server entry renders it. */
export interface RenderedPage {
  /** Content of the root element. */
  readonly html: string;
  /** Title, description, canonical link and the like. */
  readonly head: string;
  /** JSON-LD. */
  readonly structuredData: string;
  /** Before and after the root element. */
  readonly header: string;
  readonly footer: string;
  /** The page's path, from which the browser hydrates. */
  readonly path: string;
  /** The script of the calculator's definition, relative to the site's base. */
  readonly module?: string | undefined;
  /** Whether it is for frames on other sites: its links open a new tab. */
  readonly isEmbedded?: boolean;
  /** The files of the typeface, relative to the site's base. */
  readonly fonts: readonly string[];
}

/** The script of index.html for the development server; built pages refer to the built files instead. */
export const developmentScript = '<script type="module" src="/src/app/entryClient.tsx"></script>';

/**
 * Fills index.html with a rendered page.
 * The typeface and the style sheets come first and all scripts have low priority: on a slow connection the first paint waits only for
 * the style sheets. Structured data comes last, because no visitor waits for it.
 * @param template index.html
 * @param base the path below which the site is, with a slash at both ends
 * @param day written to the <html> element, so that the browser first renders the page for the same day
 * @throws an Error when the template lacks one of the placeholders
 */
export function fillDocument(
  template: string,
  page: RenderedPage,
  files: PageFiles,
  base: string,
  day: CalendarDay,
): string {
  const {path, module, fonts, isEmbedded = false} = page;
  const links = [
    // Fonts are fetched without credentials, so a preload has to be as well.
    ...fonts.map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`),
    // First, because it applies to what follows.
    ...(isEmbedded ? ['<base target="_blank">'] : []),
    ...files.blocking.map((file) => `<script src="${base}${file}"></script>`),
    ...files.styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...[files.entry ?? []]
      .flat()
      .map((file) => `<script type="module" src="${base}${file}" fetchpriority="low"></script>`),
    ...files.preloads.map((file) => `<link rel="modulepreload" href="${base}${file}" fetchpriority="low">`),
  ];
  const replacements: [placeholder: string, text: string][] = [
    [developmentScript, ''],
    ['<html lang="en">', `<html lang="en" data-built="${day}"${isEmbedded ? ' data-embed' : ''}>`],
    ['<!--head-->', `${links.join('\n    ')}\n    ${page.head}`],
    ['<!--header-->', page.header],
    ['<div id="root">', `<div id="root" data-path="${path}"${module ? ` data-module="${base}${module}"` : ''}>`],
    ['<!--app-->', page.html],
    ['<!--footer-->', page.footer],
    ['<!--structured-data-->', page.structuredData],
  ];
  const rebased = template.replaceAll('href="/', `href="${base}`);
  return replacements.reduce(
    (document, [placeholder, text]) => replacePlaceholder(document, placeholder, text),
    rebased,
  );
}

function replacePlaceholder(document: string, placeholder: string, text: string): string {
  if (!document.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
  // A function, because '$' in a replacement string has a special meaning.
  return document.replace(placeholder, () => text);
}
