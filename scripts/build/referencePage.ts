/** The reference of the definition language as a page of the site, which needs no script. */
import {Marked} from 'marked';
import {referenceText} from '../../src/tools/commands/reference/reference.ts';
import {anchorOf} from '../../src/tools/commands/reference/tables.ts';

/** The page's name in the site. */
export const reference = 'reference';

const marked = new Marked({
  renderer: {
    heading({tokens, depth, text}) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** The content of the page's root element. */
export function referenceHtml(): string {
  return `<main id="content" class="reference" tabindex="-1">\n${marked.parse(referenceText(), {async: false})}</main>`;
}

/** What the head of the page says. */
export const referenceHead =
  '<title>The reference of the definition language | VisaTally</title>\n' +
  '    <meta name="description" content="Every key, operator, function, format and message of our definitions.">';
