import {useState} from 'react';
import {fileNameOf, isCasesFile} from '../../../engine/diagnostics/source.ts';
import {casesBeside, isSharedFile} from '../../../engine/project/layout.ts';
import type {ListedFile} from '../addresses.ts';
import * as words from './words.ts';
import styles from './studio.module.css';

interface FilesProps {
  readonly listed: readonly ListedFile[];
  readonly shown: string;
  readonly changed: ReadonlySet<string>;
  readonly onOpen: (path: string) => void;
}

/** The files by region, definitions with their cases. */
export function Files({listed, shown, changed, onOpen}: FilesProps) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const fits = ({path, title = ''}: ListedFile): boolean => `${path} ${title}`.toLowerCase().includes(wanted);
  const own = listed.filter((file) => !isCasesFile(file.path) && fits(file));
  const regions = [...new Set(own.map(({path}) => regionOf(path)))];
  const paths = new Set(listed.map(({path}) => path));
  const entry = (path: string, text: string, className: string | undefined) => (
    <button
      type="button"
      className={className}
      aria-current={path === shown ? 'page' : undefined}
      onClick={() => onOpen(path)}
    >
      {text}
      {changed.has(path) && <span className={styles.changed}>{words.files.changed}</span>}
    </button>
  );
  return (
    <nav aria-label={words.files.label} className={styles.files}>
      <label className={styles.filter}>
        {words.files.filter}
        <input type="search" value={filter} onChange={({target}) => setFilter(target.value)} />
      </label>
      {own.length === 0 && <p>{words.files.none}</p>}
      {regions.map((region) => (
        <section key={region} aria-label={region}>
          <h2>{region}</h2>
          <ul>
            {own
              .filter(({path}) => regionOf(path) === region)
              .map(({path, title}) => (
                <li key={path}>
                  {entry(path, title ?? fileNameOf(path), styles.file)}
                  {paths.has(casesBeside(path)) && entry(casesBeside(path), words.files.cases, styles.casesFile)}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** 'united-states' as 'United states'; of shared data, that it is shared. */
function regionOf(path: string): string {
  if (isSharedFile(path)) return words.files.shared;
  const folder = (path.split('/').at(-2) ?? '').replaceAll('-', ' ');
  return folder.charAt(0).toUpperCase() + folder.slice(1);
}
