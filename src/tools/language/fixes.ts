/** What mends a problem, as edits. */
import type {Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import type {Edit, Project} from './project.ts';

export interface Fix {
  readonly title: string;
  readonly problem: Diagnostic;
  readonly edits: readonly Edit[];
}

/** The fixes of the problems that a part of a file touches; none for a problem that a person has to decide. */
export function fixesAt(project: Project, path: string, start: number, end: number): readonly Fix[] {
  return project
    .problemsOf(path)
    .filter(({places: [place]}) => place.start <= end && start <= place.end)
    .flatMap((problem) => fixesOf(problem, project));
}

export function fixesOf(problem: Diagnostic, _project: Project): readonly Fix[] {
  const {places, instead} = problem;
  if (instead === undefined) return [];
  const edits = places.map(({source: {path}, start, end}) => ({path, start, end, text: instead}));
  return [{title: problem.hint, problem, edits}];
}
