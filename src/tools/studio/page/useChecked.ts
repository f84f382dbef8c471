import {useEffect, useState} from 'react';
import {idOf} from '../../../engine/diagnostics/source.ts';
import {casesBeside} from '../../../engine/project/layout.ts';
import type {CasesShown, Problem, ShownCalculator} from '../protocol.ts';
import type {Engine} from '../engine.ts';

/** What is known of the open file and of the calculator that it belongs to. */
export interface Checked {
  /** Of the file and of the definition and cases beside it, by path. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** The newest version without errors; undefined before there is one. */
  readonly shown: ShownCalculator | undefined;
  readonly isBroken: boolean;
  readonly cases: CasesShown | null;
}

const nothing: Checked = {problems: new Map(), shown: undefined, isBroken: false, cases: null};

/** Milliseconds after the last key until the text is checked, and until its cases are run, which takes longer. */
const UNTIL_CHECKED = 60;
const UNTIL_CASES_RUN = 400;

/**
 * Checks the open file as it is typed: first what is underlined, then the calculator, then its cases.
 * @param path empty before a file is open
 * @param edits another number for other texts
 */
export function useChecked(engine: Engine, path: string, definition: string | undefined, edits: number): Checked {
  const [checked, setChecked] = useState({...nothing, about: definition});
  useEffect(() => {
    if (path === '') return;
    const controller = new AbortController();
    const isNewest = (): boolean => !controller.signal.aborted;
    const update = (changes: Partial<Checked>): void => {
      if (isNewest())
        setChecked((now) => ({...(now.about === definition ? now : nothing), about: definition, ...changes}));
    };
    const addProblems = async (of: string): Promise<void> => {
      const problems = await engine.call('problems', [of]);
      if (!isNewest()) return;
      setChecked((now) => {
        const known = now.about === definition ? now : {...nothing, about: definition};
        return {...known, problems: new Map(known.problems).set(of, problems)};
      });
    };
    const check = async (): Promise<void> => {
      await addProblems(path);
      if (definition === undefined || !isNewest()) return;
      if (path !== definition) await addProblems(definition);
      if (!isNewest()) return;
      const shown = await engine.call('shown', [idOf(definition)]);
      update(shown === null ? {isBroken: true} : {isBroken: false, shown});
    };
    const runCases = async (): Promise<void> => {
      if (definition === undefined || !isNewest()) return;
      const cases = casesBeside(definition);
      if (path !== cases) await addProblems(cases);
      if (isNewest()) update({cases: await engine.call('cases', [idOf(definition)])});
    };
    const checking = setTimeout(() => void check(), UNTIL_CHECKED);
    const running = setTimeout(() => void runCases(), UNTIL_CASES_RUN);
    return () => {
      controller.abort();
      clearTimeout(checking);
      clearTimeout(running);
    };
  }, [engine, path, definition, edits]);
  return checked.about === definition ? checked : nothing;
}
