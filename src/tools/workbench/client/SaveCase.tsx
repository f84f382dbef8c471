import {useState, type FormEvent} from 'react';
import type {CaseToSave, Saved} from '../data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';

export type Calculated = Omit<CaseToSave, 'name'>;

interface SaveCaseProps {
  readonly id: string;
  /** Undefined before the first press of Calculate. */
  readonly calculated: Calculated | undefined;
}

/** Writes the calculated answers into the cases file, under a name. */
export function SaveCase({id, calculated}: SaveCaseProps) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState<Saved>();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (calculated === undefined) return;
    const saved = await send(id, {...calculated, name});
    setSaid(saved);
    if (saved.saved) setName('');
  }

  return (
    <form className={styles.save} onSubmit={(event) => void save(event)}>
      <label className={styles.field}>
        {words.playground.name}
        <input value={name} required maxLength={200} onChange={({target}) => setName(target.value)} />
      </label>
      <button className="quiet-button" disabled={calculated === undefined}>
        {words.playground.save}
      </button>
      <p className={styles.quiet}>{words.playground.hint}</p>
      <p role="status" className={said?.saved === false ? styles.bad : styles.good}>
        {said?.message}
      </p>
    </form>
  );
}

async function send(id: string, given: CaseToSave): Promise<Saved> {
  try {
    const response = await fetch(`/workbench/data/cases/${id}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(given),
    });
    const isAnswer = response.headers.get('content-type')?.startsWith('application/json') === true;
    return isAnswer ? ((await response.json()) as Saved) : {saved: false, message: await response.text()};
  } catch (error) {
    return {saved: false, message: (error as Error).message};
  }
}
