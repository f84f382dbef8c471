/** With which answers, and on which days, something was seen to change: 'only with the visa types F1 and J1'. */
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {AnswerSet} from '../answerSets.ts';
import type {Space} from '../space.ts';

/** Where a change was seen, out of the answers and days that were tried. */
export interface Affected {
  readonly days: readonly CalendarDay[];
  readonly otherDays: readonly CalendarDay[];
  /** Only the inputs with answers without any change. */
  readonly inputs: readonly {
    readonly input: string;
    readonly answers: readonly string[];
    readonly others: readonly string[];
  }[];
}

/** Collects where something changes. Most inputs are soon seen with every answer, and then cost nothing. */
export class AffectedCollector {
  private readonly days = new Set<CalendarDay>();
  private readonly unseen: Map<string, Set<string>>;
  private readonly inSpace: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly space: Space;

  constructor(space: Space) {
    this.space = space;
    const answersByInput = () => new Map(space.axes.map(({input, answers}) => [input, new Set(answers.flat())]));
    this.inSpace = answersByInput();
    this.unseen = answersByInput();
  }

  add(answers: AnswerSet, today: CalendarDay): void {
    this.days.add(today);
    for (const [input, unseen] of this.unseen) {
      const answer = answers[input]!;
      // Only some of the answers between those of the space are tried, so it is unknown how far a change reaches that one of them shows.
      const isBetween = !this.inSpace.get(input)!.has(answer);
      if (isBetween || (unseen.delete(answer) && unseen.size === 0)) this.unseen.delete(input);
    }
  }

  all(): Affected {
    const {days, axes} = this.space;
    return {
      days: days.filter((day) => this.days.has(day)),
      otherDays: days.filter((day) => !this.days.has(day)),
      inputs: axes.flatMap(({input, answers}) => {
        const unseen = this.unseen.get(input);
        if (unseen === undefined) return [];
        const all = [...new Set(answers.flat())];
        return [{input, answers: all.filter((answer) => !unseen.has(answer)), others: [...unseen]}];
      }),
    };
  }
}
