// @vitest-environment jsdom
// Does the reference cover the whole language, and do its links work, also as a page? And is an outdated generated file detected?
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {generatedFiles} from '../../../scripts/schemas.ts';
import {schemasCommand, staleFiles} from '../../../src/tools/commands/schemas.ts';
import {runInProcess} from './runInProcess.ts';
import {referenceHtml} from '../../../scripts/build/referencePage.ts';
import {command, referenceText} from '../../../src/tools/commands/reference/reference.ts';
import {casesSchema} from '../../../src/engine/language/definition/cases.ts';
import {definitionSchema} from '../../../src/engine/blocks/definitionWithCard.ts';
import {sharedSchema} from '../../../src/engine/shared/sharedFile.ts';
import {jsonSchemaOf, type JsonSchema} from '../../../src/engine/language/shape/jsonSchema.ts';
import {referenceHint} from '../../../src/engine/language/definition/text.ts';
import {catalogue} from '../../../src/engine/diagnostics/catalogue.ts';
import {operators} from '../../../src/engine/language/expression/operators.ts';
import {formats} from '../../../src/engine/language/expression/types.ts';
import {functions} from '../../../src/engine/language/functions/index.ts';

const reference = referenceText();

/** Every key of a schema, with the start of the row that explains it. */
function rowsOf(schema: JsonSchema): readonly string[] {
  const own = Object.entries(schema.properties ?? {}).map(
    ([key, {description = ''}]) => `| \`${key}\` | ${description.replace(referenceHint, '').replaceAll('|', '\\|')}`,
  );
  return [
    ...own,
    ...Object.values(schema).flatMap((each) => (typeof each === 'object' ? rowsOf(each as JsonSchema) : [])),
  ];
}

describe('the reference', () => {
  it.each([
    ['a definition', jsonSchemaOf(definitionSchema)],
    ['the cases', jsonSchemaOf(casesSchema)],
    ['shared data', jsonSchemaOf(sharedSchema)],
  ])('explains every key of %s', (_, schema) => {
    expect(rowsOf(schema).filter((row) => !reference.includes(row))).toEqual([]);
  });

  it('lists every operator, function and format', () => {
    for (const name of Object.keys(operators)) expect(reference).toContain(`\`${name}\``);
    for (const name of Object.keys(functions)) expect(reference).toContain(`| \`${name}(…)\` |`);
    for (const name of Object.keys(formats)) expect(reference).toContain(`| \`{name:${name}}\` |`);
  });

  it('lists every code, each with an example, except for mistakes of the tool, a file that is too large and files of the site', () => {
    const without = Object.keys(catalogue).filter(
      (code) => !new RegExp(`^### ${code}\\n\\n(?:.+\\n\\n){2}\`\`\`text\\n.* ${code}: `, 'm').test(reference),
    );
    expect(without.toSorted()).toEqual([
      'address-taken',
      'file-too-large',
      'internal-error',
      'link-address',
      'menu-entry-repeated',
      'no-page',
      'no-part',
      'no-task-leads-to',
      'not-a-link',
    ]);
  });

  it('has examples in valid YAML', () => {
    const examples = [...reference.matchAll(/```yaml\n([^]*?)\n```/g)].map((match) => match[1]!);
    expect(examples.length).toBeGreaterThan(20);
    for (const example of examples) expect(parse(example), example).toBeTypeOf('object');
  });

  it('has unique headings, and links that lead to one', () => {
    const anchors = [...reference.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...reference.matchAll(/\]\(#([^)]*)\)/g)].map((match) => match[1]!);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  });

  it('is what the command prints', async () => {
    expect(await runInProcess(command, [])).toMatchObject({code: 0, out: reference});
  });

  it('has the same links as a page, and no Markdown left in its tables', () => {
    const page = new DOMParser().parseFromString(referenceHtml(), 'text/html');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => page.querySelector(`[id="${link.slice(1)}"]`) === null)).toEqual([]);
    expect(page.querySelectorAll('table tr').length).toBeGreaterThan(200);
    expect([...page.querySelectorAll('td')].filter((cell) => cell.textContent.includes(']('))).toEqual([]);
  });
});

describe('a generated file', () => {
  it('is reported if it is missing or out of date', () => {
    const folder = mkdtempSync(join(tmpdir(), 'visatally-stale-'));
    cpSync('schemas', join(folder, 'schemas'), {recursive: true});
    expect(staleFiles(generatedFiles, folder)).toEqual([]);
    writeFileSync(join(folder, 'schemas/shared.schema.json'), '{}\n');
    rmSync(join(folder, 'schemas/cases.schema.json'));
    expect(staleFiles(generatedFiles, folder)).toEqual(['schemas/cases.schema.json', 'schemas/shared.schema.json']);
    rmSync(folder, {recursive: true});
  });

  it('is not changed if another one cannot be made', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'visatally-schemas-'));
    const [first, second] = [join(folder, 'a.json'), join(folder, 'b.json')];
    writeFileSync(first, 'before');
    const failing = schemasCommand({
      [first]: () => 'after',
      [second]: () => {
        throw new Error('no space left');
      },
    });
    expect(await runInProcess(failing, [])).toMatchObject({code: 1, err: 'schemas: no space left\n'});
    expect(readFileSync(first, 'utf8')).toBe('before');
    expect(await runInProcess(schemasCommand({[first]: () => 'after', [second]: () => 'new'}), [])).toMatchObject({
      code: 0,
    });
    expect([first, second].map((path) => readFileSync(path, 'utf8'))).toEqual(['after', 'new']);
    rmSync(folder, {recursive: true});
  });
});
