import type {Authority} from '../../engine/plan/inWords/texts.ts';
import {fill} from '../../engine/runtime/message.ts';
import {month} from '../../engine/runtime/formats.ts';
import type {Source} from '../../engine/language/sources.ts';
import {Link} from '../addresses/Link.tsx';
import {sourceId} from '../result/explanation/idsInRules.ts';
import {WhereToCheck} from '../sources/WhereToCheck.tsx';
import {Sentence} from '../words/Sentence.tsx';
import {source as itemWords} from '../words/documentation.ts';
import {sources as words} from '../words/sources.ts';
import styles from './Rule.module.css';

interface SourcesProps {
  readonly sources: readonly Source[];
  /** The authority that the text below the list tells visitors to check with. */
  readonly authority: Authority;
}

/** What the figures were taken from, numbered as the marks beside them. */
export function Sources({sources, authority}: SourcesProps) {
  return (
    <>
      <h3>{words.title}</h3>
      <ol className={styles.sources}>
        {sources.map((source, position) => (
          <li key={position} id={sourceId(position)}>
            <SourceItem source={source} isVerifiedBelow={source.url === authority.url} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** 'Salary Order, “Minimum”, June 2024. Check the current rules with the Chamber of Clerks.' */
function SourceItem({source, isVerifiedBelow}: {readonly source: Source; readonly isVerifiedBelow: boolean}) {
  const {name, url, brief, document, section, read, reported = false, quote} = source;
  if (brief !== undefined) return <>{fill(itemWords.edition, {month: month(read)})}</>;
  const text = (reported ? itemWords.reported : itemWords)[section === undefined ? 'document' : 'section'];
  return (
    <>
      <Sentence
        text={text}
        values={{document: document ?? <Link to={url}>{name}</Link>, section, month: month(read)}}
      />
      {quote !== undefined && <Sentence text={itemWords.quote} values={{quote}} />}
      {document !== undefined && !isVerifiedBelow && (
        <Sentence text={words.verify} values={{authority: <WhereToCheck source={{name, url}} />}} />
      )}
    </>
  );
}
