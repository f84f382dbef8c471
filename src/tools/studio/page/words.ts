/** All texts of the studio's page but those that it shares with the workbench. Components fill in `{name}`. */
export const page = {
  title: 'Studio',
  titleOf: '{file} | Studio',
  loading: 'Loading…',
  failed: 'This could not be loaded: {problem}',
  retry: 'Try again',
  choose: 'Choose a calculator to see and change its rules.',
  unknown: 'There is no file {path}.',
  opened:
    'This is a proposal that came with a link. “What changes” under Proof compares it with the files of the site.',
  newFile:
    'The proposal was not opened: the site does not have {path}, and new files cannot be opened here yet. Apply it with git.',
  ownDraft: 'The proposal was not opened: you have changed {path} yourself. Undo your changes, or propose them first.',
} as const;

export const panes = {
  label: 'Parts of the studio',
  files: 'Files',
  source: 'Source',
  card: 'Card',
  cases: 'Cases',
  proof: 'Proof',
} as const;

export const files = {
  label: 'Files by region',
  filter: 'Filter',
  cases: 'cases',
  shared: 'Shared data',
  changed: 'changed',
  none: 'No file has this in its name.',
} as const;

export const source = {
  label: (path: string) => `Source of ${path}`,
  keys: 'Ctrl-Space completes, F12 or Ctrl-click goes to the definition, Shift-F12 lists uses, F2 renames, Ctrl-F searches, Tab leaves the editor.',
  uses: '{count} uses of this name',
  noUses: 'No name is here.',
  use: '{file}, line {line}: {text}',
  rename: 'New name for {name}',
  doRename: 'Rename everywhere',
  renamed: 'Renamed in {count} places.',
  close: 'Close',
  newer:
    'This file was changed in another tab too. What is typed here is not kept until you choose; the other text is lost if you keep this one.',
  takeOther: 'Use the text of the other tab',
  keepMine: 'Keep this text',
  refused: 'This browser keeps nothing for this page: what you change is lost when you close it.',
  publishedNewer:
    'The site has a newer text of this file than the one that you began with. Your text is kept as it is; compare before you propose it.',
} as const;

export const card = {
  noCalculator: 'Shared data has no card. Open a calculator that uses it.',
  broken: 'The definition has errors. This is the last version without any.',
  never: 'The definition has errors: its form appears once they are mended.',
  casesOf: 'Fill in the answers of a case',
  noCase: 'Choose a case',
  heading: 'Form and result',
  frame: 'As visitors see it',
} as const;

export const cases = {
  none: 'There are no cases to run: the definition or its cases have errors, or there are none yet.',
  allPass: 'All {count} cases pass.',
  fail: '{failed} of {count} cases fail.',
  saved: 'Added at the end of the cases. Name the place where its result can be looked up.',
} as const;

export const proof = {
  check: 'Problems',
  noProblems: 'No problems.',
  problem: '{file}, line {line}: {message}',
  analyse: 'Is every answer covered?',
  analyseAbout:
    'Tries the answers that people can give: finds what nobody reaches, contradictions, and figures out of range.',
  diff: 'What changes',
  diffAbout: 'Compares with the files that you began with, in the words of a review.',
  unchanged: 'Nothing has been changed yet.',
  mutate: 'What no case notices',
  mutateAbout:
    'Changes the rules one figure and one comparison at a time, and lists the changes that every case lets pass.',
  start: 'Start',
  startAgain: 'Start again',
  stale: 'The text has changed since.',
  left: 'about {seconds} s left',
} as const;

export const status = {
  noProblems: 'no problems',
  oneProblem: '1 problem',
  problems: '{count} problems',
  cases: '{passed} of {all} cases',
  changedOne: '1 file changed, kept on this device only',
  changed: '{count} files changed, kept on this device only',
  unchanged: 'nothing changed',
  revert: 'Undo all changes',
  reallyRevert: 'Undo the changes of all files? They cannot be brought back.',
  propose: 'Propose…',
} as const;

export const proposal = {
  title: 'Propose the change',
  about:
    'Nothing is sent from this page. Save the change as a patch, which git merges, or copy a link that opens it here, and send it with the text below, which says what it does.',
  savePatch: 'Save as a patch',
  patchSaved: 'Saved. In a clone of the project, “git apply --3way change.patch” makes the change.',
  copyLink: 'Copy a link',
  linkCopied: 'Copied. Anyone who opens the link sees the change here. It is not stored on a server.',
  copy: 'Copy the text',
  copied: 'Copied.',
  close: 'Close',
} as const;
