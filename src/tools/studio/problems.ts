/** The problems of a file as plain data, for an editor. */
import type {Place} from '../../engine/diagnostics/diagnostic.ts';
import {fixOf} from '../language/fixes.ts';
import type {Project, Range} from '../language/project.ts';
import type {Problem} from './protocol.ts';

export function problemsIn(project: Project, path: string): readonly Problem[] {
  return project.problemsOf(path).map((diagnostic) => {
    const {severity, message, hint, places} = diagnostic;
    const [place, ...others] = places;
    const fix = fixOf(diagnostic);
    return {
      ...rangeOf(place),
      severity,
      message,
      hint,
      related: others.map((other) => ({...rangeOf(other), label: other.label ?? ''})),
      ...(fix && {fix: {title: fix.title, edits: fix.edits}}),
    };
  });
}

const rangeOf = ({source, start, end}: Place): Range => ({path: source.path, start, end});
