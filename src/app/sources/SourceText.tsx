import {linkTo} from '../addresses/base.ts';
import type {Authority} from '../../engine/plan/inWords/texts.ts';
import {withoutArticle} from '../../engine/runtime/english.ts';

interface SourceTextProps {
  readonly text: string;
  /** The authority to link to; without one, the text stays plain. */
  readonly source: Authority | undefined;
}

/** A text of a definition, in which the name of its authority links to the authority's page, or the title of another calculator to that, once. */
export function SourceText({text, source}: SourceTextProps) {
  if (source === undefined) return <>{text}</>;
  const authority = {name: withoutArticle(source.short ?? source.name), url: source.url};
  const named = [authority, ...(source.others ?? [])].find((each) => text.includes(each.name));
  if (named === undefined) return <>{text}</>;
  const {name, url} = named;
  const start = text.indexOf(name);
  return (
    <>
      {text.slice(0, start)}
      <a href={linkTo(url)}>{name}</a>
      {text.slice(start + name.length)}
    </>
  );
}
