import {createContext, type ReactNode} from 'react';
import type {ComponentType} from '../jsx/types.ts';
import type {SharedAnswers} from '../../engine/answers/shareLink.ts';
import type {Calculation} from '../form/calculateForm.ts';
import type {AnswerChange} from './suggestions/useTriedChange.ts';
import type {ReportedResult} from './reportedResult.ts';

export interface KeepProps {
  readonly calculation: Calculation;
  readonly rulesHash: string;
  /** The fragment of the link that the page was opened with; '' without one. */
  readonly link: string;
  /** Fills in these answers and calculates. */
  readonly onTry: (change: AnswerChange) => void;
}

export interface SaveProps extends Pick<KeepProps, 'calculation' | 'link'> {
  readonly icon: ReactNode;
}

/** What a result gets from the page that it is on. */
export interface ResultExtras {
  /** Whether the rules are on the page too, for links to them. */
  readonly hasRules: boolean;
  /** Only on the site: its buttons, and what it says about itself. */
  readonly Share?: ComponentType<{
    readonly title: string;
    readonly shared: SharedAnswers | null;
    readonly icon: ReactNode;
  }>;
  /** Saves the result at a press. */
  readonly Save?: ComponentType<SaveProps>;
  readonly Keep?: ComponentType<KeepProps>;
  readonly Report?: ComponentType<{readonly result: ReportedResult; readonly figure?: string}>;
  readonly about?: string;
  readonly elsewhere?: ReactNode;
}

export const ResultContext = createContext<ResultExtras>({hasRules: true});
