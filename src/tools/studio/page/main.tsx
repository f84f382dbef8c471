import {createRoot} from 'react-dom/client';
import {linkTo} from '../../../app/addresses/base.ts';
import {engineAddress} from '../../../app/rendering/trustedTypes.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {studioFile, studioIndex, type ListedFile} from '../addresses.ts';
import {startEngine} from '../engine.ts';
// oxlint-disable-next-line import/default -- the bundler makes it: the address of the script
import workerScript from '../worker.ts?worker&url';
import {isChangeLink} from '../change/link.ts';
import {openDrafts, pathOfKey} from './drafts.ts';
import {openProposal} from './openProposal.ts';
import {Studio} from './Studio.tsx';
import {unread, Workspace} from './workspace.ts';
import * as words from './words.ts';
import '../../../app/fonts/fonts.css';
import '../../../app/styles/tokens.css';
import '../../../app/styles/base.css';
import '../../../app/styles/elements.css';

const root = createRoot(document.getElementById('root')!);
const start = () => startEngine(() => new Worker(engineAddress(workerScript), {type: 'module'}));

async function fetchText(address: string): Promise<string> {
  const response = await fetch(linkTo(address));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.text();
}

async function open(): Promise<void> {
  const listed = JSON.parse(await fetchText(studioIndex)) as readonly ListedFile[];
  const [engine, prover] = [start(), start()];
  for (const each of [engine, prover]) void each.call('check', [unread(listed), []]);
  const drafts = openDrafts(browserStorage(), () => crypto.randomUUID());
  const workspace = new Workspace(
    listed,
    drafts,
    (path) => fetchText(studioFile(path)),
    (files) => {
      void engine.call('edit', [files]);
    },
  );
  window.addEventListener('storage', ({key}) => {
    const path = pathOfKey(key);
    if (path !== undefined) workspace.takeDraft(path);
  });
  const notice = await openedProposal(workspace);
  root.render(<Studio workspace={workspace} engine={engine} prover={prover} notice={notice} />);
}

/** Opens the proposal of the address, if there is one; from then on it is a draft. @returns what to say of it */
async function openedProposal(workspace: Workspace): Promise<string> {
  const {hash} = window.location;
  if (!isChangeLink(hash)) return '';
  try {
    const path = await openProposal(hash, workspace);
    window.history.replaceState(null, '', `?${new URLSearchParams({file: path}).toString()}`);
    return words.page.opened;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A browser may refuse even to say what it keeps. */
function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    const refuse = (): never => {
      throw new Error('This browser keeps nothing.');
    };
    return {getItem: () => null, setItem: refuse, removeItem: () => undefined};
  }
}

function show(failed: Error): void {
  root.render(
    <main>
      <h1>{words.page.title}</h1>
      <p role="alert">{fill(words.page.failed, {problem: failed.message})}</p>
      <button type="button" className="quiet-button" onClick={() => window.location.reload()}>
        {words.page.retry}
      </button>
    </main>,
  );
}

open().catch(show);
