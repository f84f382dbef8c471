/** Where in the structure of a file a cursor is, also while it is being typed and cannot be read. */
import {isMap, isPair, isScalar, isSeq, parseDocument, visit, type Document} from 'yaml';

export interface Cursor {
  /** The keys of the maps around it, '[]' for an item of a list; of a value, its own key is the last. */
  readonly path: readonly string[];
  readonly at: 'key' | 'value';
  /** The text of its scalar up to the cursor, and all of it. */
  readonly before: string;
  readonly whole: string;
  /** The other keys of its map. */
  readonly siblings: readonly string[];
  /** Whether its scalar begins on a line of its own, so that it may become a key. */
  readonly startsLine: boolean;
  /** The text of a key, or the texts of its list, in the map that the first keys of `path` lead to. */
  readonly textsBeside: (levels: number, key: string) => readonly string[];
  /** The keys of a section of the file. */
  readonly keysIn: (section: string) => readonly string[];
}

/** Stands for the cursor: no file has this word. */
const mark = 'zqxcursorxqz';

/** Undefined within a comment, and wherever else YAML has no text. */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  const document = parseDocument(text.slice(0, offset) + mark + colonFor(text, offset) + text.slice(offset), {
    strict: false,
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
  });
  let found: Cursor | undefined;
  visit(document, {
    Scalar(key, node, ancestors) {
      const value = String(node.value);
      const index = value.indexOf(mark);
      if (index < 0) return undefined;
      const path: string[] = [];
      const steps: (string | number)[] = [];
      ancestors.forEach((ancestor, level) => {
        const next = ancestors[level + 1] ?? node;
        if (isSeq(ancestor)) {
          path.push('[]');
          steps.push(ancestor.items.indexOf(next));
        }
        if (!isPair(ancestor) || (level === ancestors.length - 1 && key === 'key')) return;
        const name = isScalar(ancestor.key) ? String(ancestor.key.value) : '';
        path.push(name);
        steps.push(name);
      });
      const around = ancestors.findLast((ancestor) => isMap(ancestor));
      const start = node.range?.[0] ?? offset;
      found = {
        path,
        at: key === 'key' ? 'key' : 'value',
        before: value.slice(0, index),
        whole: value.replace(mark, ''),
        siblings: keysOf(around).filter((name) => !name.includes(mark)),
        startsLine: /(^|\n)[ \t]*(- +)*$/.test(text.slice(0, start)),
        textsBeside: (levels, name) => textsAt(document, [...steps.slice(0, levels), name]),
        keysIn: (section) => keysOf(document.get(section)),
      };
      return visit.BREAK;
    },
  });
  return found;
}

/** A word alone on a line above a key of its map is a key, too: without a colon YAML reads the two lines as one key. */
function colonFor(text: string, offset: number): string {
  const [, indentation] = /(?:^|\n)([ \t]*)\S*$/.exec(text.slice(0, offset)) ?? [];
  const [, below] = /^[ \t]*\r?\n(?:[ \t]*\r?\n)*([ \t]*)[^\s#-]/.exec(text.slice(offset)) ?? [];
  return indentation !== undefined && indentation === below ? ':' : '';
}

/** The letters, figures and hyphens at the end of a text. */
export function wordAtEnd(text: string): string {
  let start = text.length;
  while (start > 0 && /[\w-]/.test(text[start - 1]!)) start--;
  return text.slice(start);
}

function textsAt(document: Document, steps: readonly (string | number)[]): readonly string[] {
  const node: unknown = document.getIn(steps, true);
  const nodes: readonly unknown[] = isSeq(node) ? node.items : [node];
  return nodes.flatMap((each) => (isScalar(each) ? [String(each.value)] : []));
}

const keysOf = (map: unknown): readonly string[] =>
  isMap(map) ? map.items.flatMap(({key}) => (isScalar(key) ? [String(key.value)] : [])) : [];
