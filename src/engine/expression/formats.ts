/** The formats of a reference in a text, `{minimum:money}`, by the kind of value each is for. */
import type {Type} from './types.ts';

/** A format's function in src/engine/runtime/formats.ts, and the kind it takes. */
interface Format {
  readonly takes: Type['kind'];
  readonly call: string;
  readonly about: string;
}

export const formats: Readonly<Record<string, Format>> = {
  plain: {takes: 'number', call: '$plain', about: '13000'},
  money: {takes: 'number', call: '$money', about: '43,800 or 40,653.60'},
  indian: {takes: 'number', call: '$indian', about: '1,62,500'},
};

/** How a reference without a format is written, by kind; other kinds cannot stand in a text. */
export const usualFormats: Readonly<Partial<Record<Type['kind'], string>>> = {
  number: '$grouped',
  percent: '$percent',
  date: '$calendarDay',
};
