import type {Authority} from '../../engine/plan/inWords/texts.ts';
import {withoutArticle} from '../../engine/runtime/english.ts';

interface SourceTextProps {
  readonly text: string;
  /** The authority to link to; without one, the text stays plain. */
  readonly source: Authority | undefined;
}

/** A text of a definition, in which the name of its authority links to the authority's page, once. */
export function SourceText({text, source}: SourceTextProps) {
  if (source === undefined) return <>{text}</>;
  const name = withoutArticle(source.short ?? source.name);
  const start = text.indexOf(name);
  if (start < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, start)}
      <a href={source.url}>{name}</a>
      {text.slice(start + name.length)}
    </>
  );
}
