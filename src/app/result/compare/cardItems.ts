/** A result card as a plain list of what it says, so that two cards can be laid beside each other. */
import type {Block, Tone, Unit} from '../../../engine/compiled/module.ts';
import * as words from '../../words/compare.ts';

/** One thing that a card says: its verdict, a figure, a part of a sum, a fact, a list of sentences. */
export interface CardItem {
  /** The same in two cards for what is to be compared. */
  readonly key: string;
  /** The title that several items stand under. */
  readonly group?: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly value?: number | undefined;
  readonly unit?: Unit | undefined;
  readonly tone?: Tone;
  /** What it counts as where a card does not have it: a fee that is not charged is 0. */
  readonly absent?: 0;
  readonly kind: 'verdict' | 'figure' | 'detail';
  /** Told only where two cards differ in it, and then only the lines that the other one has not. */
  readonly isText?: true;
}

/** @returns in the card's order, notes last; no two have the same key */
export function cardItems(card: readonly Block[]): readonly CardItem[] {
  const counts = new Map<string, number>();
  return [...card.flatMap(itemsOf), ...notesOf(card)].map((item) => {
    const count = (counts.get(item.key) ?? 0) + 1;
    counts.set(item.key, count);
    return count === 1 ? item : {...item, key: `${item.key} ${count}`};
  });
}

function itemsOf(block: Block): readonly CardItem[] {
  switch (block.kind) {
    case 'verdict':
      return [{key: 'verdict', label: words.table.verdict, lines: [block.text], tone: block.tone, kind: 'verdict'}];
    case 'figure': {
      const {label, value, unit, text} = block;
      return [{key: `figure ${label}`, label, lines: [text], value, unit, kind: 'figure'}];
    }
    case 'breakdown':
    case 'fees': {
      const {kind, title, parts, total, unit} = block;
      const absent = kind === 'fees' ? ({absent: 0} as const) : {};
      return [...parts, total].map(({label, value, text}) => ({
        key: `${kind} ${title} ${label}`,
        group: title,
        label,
        lines: [text],
        value,
        unit,
        kind: 'detail',
        ...absent,
      }));
    }
    case 'reasons':
    case 'requirements':
      return [{key: `lines ${block.title}`, label: block.title, lines: block.lines, kind: 'detail', isText: true}];
    case 'facts':
      return block.facts.map(({label, text, value, unit}) => ({
        key: `fact ${label}`,
        label,
        lines: [text],
        value,
        unit,
        kind: 'detail',
      }));
    case 'progress':
      return [{key: `progress ${block.label}`, label: block.label, lines: [block.text], kind: 'detail'}];
    case 'stages':
      return [{key: `stages ${block.title}`, label: block.title, lines: [block.current], kind: 'detail'}];
    case 'note':
      return [];
  }
}

/** All notes together: a note has no name by which to find it in another card. */
function notesOf(card: readonly Block[]): readonly CardItem[] {
  const lines = card.flatMap((block) => (block.kind === 'note' ? [block.text] : []));
  return lines.length === 0 ? [] : [{key: 'notes', label: words.table.note, lines, kind: 'detail', isText: true}];
}
