// Does `watch-sources` find what changes on the pages where figures can be verified, say it so that it can be acted on, and change nothing else?
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {exitCodes, watchSources} from '../../../src/tools/commands/watchSources.ts';
import {listFiles} from '../../../src/engine/project/files.ts';
import type {Request} from '../../../src/tools/watch/publicFetch.ts';
import {readStates} from '../../../src/tools/watch/lockFile.ts';
import {openPageReader, type PageReader} from '../../../src/tools/watch/pageReader.ts';
import {pageText} from '../../../src/tools/watch/pageText.ts';
import {readKitchenSink} from '../../engine/compiler/goodSamples.ts';
import {UNANSWERED} from '../../limits.ts';
import {runInProcess} from '../commands/runInProcess.ts';
import {type Authority, html, openAuthority, pdf} from './authority.ts';

const folder = mkdtempSync(join(tmpdir(), 'visatally-watch-'));
const original = join(folder, 'original');
const project = join(folder, 'project');
const limits = {timeout: UNANSWERED, maxBytes: 50_000, maxRedirects: 3};
let authority: Authority;

/** A definition with the fee and the threshold of the page. */
function write(id: string, url: string, constants = 'fee: {value: 185, unit: USD}\n  threshold: 38_700'): void {
  const text = readKitchenSink('smallest.yaml')
    .text.replace('id: smallest', `id: ${id}`)
    .replace('https://residence.example', url)
    .replace('\nresult:', `\nconstants:\n  ${constants}\nresult:`);
  writeFileSync(join(original, 'europe', `${id}.yaml`), text);
}

const fees = `
  <header><nav>Home, 12 topics</nav></header>
  <main>
    <h1>Fees</h1>
    <p>The fee is <b>$185</b> for adults. Children pay nothing.</p>
    <table><tr><th>Salary</th><td><p>£38,700</p></td></tr></table>
    <script>document.write(Date.now() + 1)</script>
    <p>Last updated: 3 March 2026</p>
  </main>
  <footer>1 of 9 sites</footer>`;

/** Starting a thread takes longer than any page. */
const inThisThread: PageReader = {textOf: pageText, close: async () => {}};

async function watch(...args: string[]) {
  const {code, out, err} = await runInProcess(
    watchSources(authority.request, limits, () => inThisThread),
    ['--dir', project, ...args],
  );
  return {code, out: out.replaceAll(`${project}/`, ''), err: err.replaceAll(`${project}/`, '')};
}
const acknowledge = () => watch('--acknowledge', '--today', '2026-06-01');

beforeAll(async () => {
  authority = await openAuthority();
  mkdirSync(join(original, 'europe'), {recursive: true});
  write('visit', 'https://residence.example/fees');
  write('work', 'https://residence.example/fees', 'minimum: 38_700');
});
afterAll(async () => {
  await authority.close();
  rmSync(folder, {recursive: true});
});
beforeEach(() => {
  rmSync(project, {recursive: true, force: true});
  cpSync(original, project, {recursive: true});
  authority.pages.clear();
  authority.pages.set('/fees', html(fees));
});

describe('a page', () => {
  it('that was never acknowledged is named, with what depends on it', async () => {
    const {code, out, err} = await watch();
    expect({code, err}).toEqual({code: exitCodes.unacknowledged, err: ''});
    expect(out).toBe(
      [
        'Not yet acknowledged: compare these with the definitions, then run this command with --acknowledge',
        '  Atlantis Residence Office: https://residence.example/fees, for visit, work',
        '',
        '1 source: 0 as acknowledged, 0 with findings, 1 not yet acknowledged.',
        '',
      ].join('\n'),
    );
  });

  it('is acknowledged with the sentences that hold figures, without navigation, scripts and the day of the update', async () => {
    const {code, err} = await acknowledge();
    expect({code, err}).toEqual({
      code: 0,
      err: 'Recorded in sources.lock.json: commit it with the definitions that you compared.\n',
    });
    expect(readStates(project)).toEqual({
      'https://residence.example/fees': {
        acknowledged: '2026-06-01',
        fingerprint: expect.stringMatching(/^[\w-]{16}$/),
        sentences: ['The fee is $185 for adults.', 'Salary | £38,700'],
      },
    });
    expect(await watch()).toEqual({
      code: 0,
      out: '1 source: 1 as acknowledged, 0 with findings, 0 not yet acknowledged.\n',
      err: '',
    });
  });

  it('that is laid out anew is as acknowledged', async () => {
    await acknowledge();
    authority.pages.set(
      '/fees',
      html(`<div role="banner">Home, 14 topics</div><article><h2>Fees</h2>
        <div>The fee\u00A0is
        $185 for adults.</div><div>Children pay nothing.</div><ul><li>Salary</li><li>£38,700</li></ul>
        <p>Last updated 9 November 2026 at 10:45</p></article>`),
    );
    expect(await watch()).toMatchObject({code: 0});
  });

  it('with another figure is a finding, with the lines that give the old one', async () => {
    await acknowledge();
    authority.pages.set('/fees', html(fees.replace('38,700', '41,700').replace('Children', '5 children')));
    const {code, out} = await watch();
    expect(code).toBe(exitCodes.found);
    expect(out).toBe(
      [
        'Atlantis Residence Office: sentences with figures have changed since 1 June 2026.',
        '  https://residence.example/fees',
        '  was:  Salary | £38,700',
        '  now:  Salary | £41,700',
        '  new:  5 children pay nothing.',
        '  The page no longer states these figures of ours:',
        '    38,700: Threshold (europe/visit.yaml:13)',
        '    38,700: Minimum (europe/work.yaml:12)',
        '  What depends on it: visit (2 figures) and work (1 figure).',
        '  Compare the page with the definitions and correct them. Then acknowledge it:',
        '  npm run watch-sources -- visit --acknowledge',
        '',
        '1 source: 0 as acknowledged, 1 with findings, 0 not yet acknowledged.',
        '',
      ].join('\n'),
    );
  });

  it('of single figures is watched for these alone', async () => {
    const work = join(project, 'europe/work.yaml');
    const source = '{value: 38_700, source: {url: https://residence.example/salaries}}';
    writeFileSync(work, readFileSync(work, 'utf8').replace('minimum: 38_700', `minimum: ${source}\n  charge: 185`));
    authority.pages.set('/salaries', html('<p>You need £38,700.</p>'));
    await acknowledge();
    authority.pages.set('/salaries', html('<p>You need £41,700.</p>'));
    const {out} = await watch();
    expect(out).toContain('38,700: Minimum (europe/work.yaml:12)\n  What depends on it: work (1 figure).');
    expect(out).toContain('2 sources: 1 as acknowledged, 1 with findings');
    authority.pages.set('/fees', html(fees.replace('$185', '$205')));
    expect((await watch()).out).toMatch(/185: Fee \(europe\/visit.yaml:12\)\n {4}185: Charge \(europe\/work.yaml:13\)/);
  });

  it('with other words is a finding of its own', async () => {
    await acknowledge();
    authority.pages.set('/fees', html(fees.replace('Children', 'Students')));
    expect(await watch()).toMatchObject({
      code: exitCodes.found,
      out: expect.stringContaining(
        'Atlantis Residence Office: the wording has changed since 1 June 2026, but no sentence with a figure.',
      ),
    });
  });

  it.each([
    ['a row far down a long table', 420, 410],
    ['a row that is not listed any more', 2_400, 2_390],
  ])('with another figure in %s has changed', async (_, rows, changed) => {
    const table = (fee: (row: number) => number): string =>
      inPage(Array.from({length: rows}, (_row, row) => `<tr><td>Class ${row + 1}</td><td>$${fee(row + 1)}</td></tr>`));
    const inPage = (cells: readonly string[]): string => `<main><table>${cells.join('')}</table></main>`;
    const large = watchSources(authority.request, {...limits, maxBytes: 1_000_000}, () => inThisThread);
    const run = (...args: string[]) => runInProcess(large, ['--dir', project, ...args]);
    authority.pages.set('/fees', html(table((row) => row + 1_000)));
    await run('--acknowledge', '--today', '2026-06-01');
    expect(await run()).toMatchObject({code: 0});
    authority.pages.set('/fees', html(table((row) => (row === changed ? 9 : row + 1_000))));
    const {code, out} = await run();
    expect(code).toBe(exitCodes.found);
    expect(out).toContain('Atlantis Residence Office: sentences with figures have changed since 1 June 2026.');
    expect(out).toContain(
      rows > 2_000
        ? 'The page has more sentences with figures than are listed; some of those have changed, too.'
        : 'was:  Class 410 | $1410\n  now:  Class 410 | $9\n',
    );
  });

  it('with another figure after many words of a sentence has changed', async () => {
    const sentence = (fee: number): string => inPage(`In 12 ${'very long words, '.repeat(40)}the fee is $${fee}`);
    const inPage = (text: string): string => `<main><p>${text}</p></main>`;
    authority.pages.set('/fees', html(sentence(185)));
    await acknowledge();
    authority.pages.set('/fees', html(sentence(205)));
    const {out} = await watch();
    expect(out).toMatch(/was: {2}.*the fee is \$185\n {2}now: {2}.*the fee is \$205\n/);
    expect(out).toContain('185: Fee (europe/visit.yaml:12)');
  });

  it('may say what a terminal would obey, which is neither shown nor kept', async () => {
    authority.pages.set('/fees', html('<p>The fee\u001b[2J is \u0007185 dollars\u009b1m.</p>'));
    await acknowledge();
    expect(Object.values(readStates(project))[0]!.sentences).toEqual(['The fee[2J is 185 dollars1m.']);
    authority.pages.set('/fees', (_, response) => response.writeHead(500, 'Broken\u0085\u009b2J').end());
    expect((await watch()).out).not.toMatch(/[^\n\P{Cc}]/u);
  });

  it('that is gone is a finding, and keeps its acknowledged state', async () => {
    await acknowledge();
    const before = readStates(project);
    authority.pages.delete('/fees');
    const {code, out} = await acknowledge();
    expect(code).toBe(exitCodes.found);
    expect(out).toContain('Atlantis Residence Office: the page could not be read. The server answers 404 Not Found.\n');
    expect(readStates(project)).toEqual(before);
  });

  it('that redirects is a finding until that is acknowledged', async () => {
    await acknowledge();
    authority.pages.set('/fees', (_, response) => response.writeHead(301, {Location: '/new-fees'}).end());
    authority.pages.set('/new-fees', html(fees));
    const {code, out} = await watch();
    expect(code).toBe(exitCodes.found);
    expect(out).toContain('the address now leads to https://residence.example/new-fees.\n');
    await acknowledge();
    expect(await watch()).toMatchObject({code: 0});
  });

  it('may be a PDF', async () => {
    authority.pages.set('/fees', pdf('The fee is 185 dollars', 'for adults.', 'Page 1 of 1'));
    const withThreads = watchSources(authority.request, limits);
    await runInProcess(withThreads, ['--dir', project, '--acknowledge', '--today', '2026-06-01']);
    expect(Object.values(readStates(project))[0]!.sentences).toEqual(['The fee is 185 dollars for adults.']);
    authority.pages.set('/fees', pdf('The fee is 205 dollars for adults.'));
    expect((await watch()).out).toContain(
      '  was:  The fee is 185 dollars for adults.\n  now:  The fee is 205 dollars for adults.\n',
    );
  });
});

describe('what cannot be read', () => {
  const unread = async (): Promise<string> => {
    const {code, out} = await watch();
    expect(code).toBe(exitCodes.found);
    return /could not be read\. (.*) It was never acknowledged either\.\n/.exec(out)![1]!;
  };

  it('may not answer at all', async () => {
    authority.pages.set('/fees', () => {});
    const {out} = await runInProcess(
      watchSources(authority.request, {...limits, timeout: 50}, () => inThisThread),
      ['--dir', project],
    );
    expect(out).toContain('It did not answer within 0.05 seconds.');
  });

  it.each([
    [
      'be huge',
      (response) => response.writeHead(200, {'Content-Type': 'text/html'}).end('<p>1 of many</p>'.repeat(10_000)),
      'It is larger than 0.05 MB.',
    ],
    [
      'redirect to itself',
      (response) => response.writeHead(302, {Location: '/fees'}).end(),
      'It redirects more than 3 times.',
    ],
    [
      'redirect to a file',
      (response) => response.writeHead(302, {Location: 'file:///etc/passwd'}).end(),
      'It leads to file:///etc/passwd, which is neither http nor https.',
    ],
    [
      'redirect to nowhere',
      (response) => response.writeHead(302, {Location: 'http://'}).end(),
      'It redirects to what is not an address.',
    ],
    [
      'redirect to this machine',
      (response) => response.writeHead(302, {Location: 'https://127.0.0.1/secret'}).end(),
      'It leads to a machine that is not on the public internet.',
    ],
    [
      'redirect to what cannot be trusted',
      (response) => response.writeHead(302, {Location: 'http://residence.example/fees'}).end(),
      'It leads from https to http, where anybody on the way could change it.',
    ],
    [
      'be a picture',
      (response) => response.writeHead(200, {'Content-Type': 'image/png'}).end('PNG'),
      'It is image/png, which is not read as text.',
    ],
    [
      'need scripts',
      (response) => response.writeHead(200, {'Content-Type': 'text/html'}).end('<div id=root></div><script>1</script>'),
      'It has no text: it may need scripts, or be scanned.',
    ],
    [
      'be a damaged PDF',
      (response) => response.writeHead(200, {'Content-Type': 'application/pdf'}).end('%PDF-1.4 and nothing else'),
      expect.stringMatching(/^It is a PDF that cannot be read: /),
    ],
    [
      'break off',
      (response) => {
        response.writeHead(200, {'Content-Type': 'text/html', 'Content-Length': '999'});
        response.write('<p>1', () => response.destroy());
      },
      expect.stringMatching(/^There is no connection: /),
    ],
  ] satisfies readonly [string, (response: import('node:http').ServerResponse) => unknown, unknown][])(
    'may %s',
    async (_, answer, why) => {
      authority.pages.set('/fees', (_request, response) => void answer(response));
      expect(await unread()).toEqual(why);
    },
  );

  it('may take forever to make sense of', async () => {
    // The parser repeats each bold element that was not closed in each paragraph that follows: millions, from 30 kB.
    const bold = Array.from({length: 2_000}, (_, index) => `<b id=${index}>`).join('');
    authority.pages.set('/fees', html(`<p>${bold}</p>${'<p>one</p>'.repeat(2_000)}`));
    const command = watchSources(authority.request, limits, () => openPageReader(1_500));
    const {out} = await runInProcess(command, ['--dir', project]);
    expect(out).toContain('Finding its text takes too long.');
  });
});

it('asks a host for one page at a time, and says who asks', async () => {
  write('study', 'https://residence.example/study');
  cpSync(original, project, {recursive: true});
  rmSync(join(original, 'europe/study.yaml'));
  let open = 0;
  const agents: unknown[] = [];
  for (const path of ['/fees', '/study'])
    authority.pages.set(path, (request, response) => {
      open += 1;
      expect(open).toBe(1);
      agents.push(request.headers['user-agent']);
      response.on('close', () => (open -= 1));
      html('<p>Article 1</p>')(request, response);
    });
  expect((await watch()).out).toContain('2 sources');
  expect(agents).toEqual(Array(2).fill('VisaTally-source-watch (compares this page with our rules)'));
});

it('without a network there are no findings about pages', async () => {
  writeFileSync(
    join(project, 'europe/visit.yaml'),
    readFileSync(join(project, 'europe/visit.yaml'), 'utf8').replace('residence.example', 'elsewhere.example'),
  );
  const offline: Request = () => Promise.reject(new TypeError('fetch failed', {cause: {code: 'ENOTFOUND'}}));
  expect(
    await runInProcess(
      watchSources(offline, limits, () => inThisThread),
      ['--dir', project],
    ),
  ).toEqual({
    code: exitCodes.broken,
    out: '',
    err: 'watch-sources: no page could be reached, so check the connection of this machine.\n',
  });
});

it('as an issue, a finding shows what pages say as inert text', async () => {
  await acknowledge();
  authority.pages.set(
    '/fees',
    html(fees.replace('Children', 'Ask `@everyone`, see [1](https://evil.example) &lt;img src=x&gt; or #12. Children')),
  );
  const {out} = await watch('--json');
  const {findings} = JSON.parse(out) as {findings: readonly {issue: Readonly<Record<string, string>>}[]};
  const {mark, title, body} = findings[0]!.issue;
  expect(title).toBe('Atlantis Residence Office: figures have changed');
  expect(body!.split('\n')[0]).toBe(mark);
  expect(body).toContain('- new `` Ask `@everyone`, see [1](https://evil.example) <img src=x> or #12. ``');
  const outsideSpans = body!.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');
  expect(outsideSpans).not.toMatch(/[@#[]|https?:|<img/);
});

it('changes no file but sources.lock.json', async () => {
  const contents = () =>
    createHash('sha256')
      .update(
        listFiles(project)
          .map((path) => readFileSync(path))
          .join('\0'),
      )
      .digest('hex');
  const before = contents();
  await acknowledge();
  authority.pages.set('/fees', html(fees.replace('38,700', '41,700')));
  await acknowledge();
  expect(contents()).toBe(before);
});

it('a damaged sources.lock.json is an error, not an empty one', async () => {
  writeFileSync(join(project, 'sources.lock.json'), '{"sources": 1}');
  expect(await watch()).toEqual({
    code: exitCodes.broken,
    out: '',
    err: 'watch-sources: sources.lock.json is damaged: restore it from git, or delete it and acknowledge all sources again.\n',
  });
});
