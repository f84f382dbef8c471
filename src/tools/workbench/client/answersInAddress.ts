import {linkTo} from '../../../app/calculator/base.ts';

type Answers = Readonly<Record<string, string>>;

/** The address of a calculator's page on a day with its playground filled in; the answers stand in the fragment. */
export function addressWith(id: string, answers: Answers, day: string): string {
  return linkTo(`/workbench/${id}?day=${day}#${new URLSearchParams(answers).toString()}`);
}

/** The answers that the open page's address brought. */
export function answersInAddress(): Answers {
  return Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
}
