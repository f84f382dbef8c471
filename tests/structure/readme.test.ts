// Does the definition that README.md shows compile, and give what README.md says?
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {compile} from '../../src/engine/compile.ts';
import {load} from '../../src/engine/program/parts.ts';

const readme = readFileSync('README.md', 'utf8');
const [, shown] = /```yaml\n([^]*?)```/.exec(readme)!;

/** What a definition has above its questions. */
const head = `id: example
title: Example
description: Says whether you earn enough.
country: Atlantis
source: {name: Residence Office, url: 'https://residence.example'}
dataAsOf: 2024-06
`;

it('the definition of README.md compiles, and gives the sentence that follows it', () => {
  const {body, diagnostics} = compile({path: 'region/example.yaml', text: head + shown!});
  expect(diagnostics).toEqual([]);
  const {calculate} = load(body!);
  const [, salary, sentence] = /With a salary of €([\d,]+) the result is "Not eligible", with "(.+?)"/s.exec(readme)!;
  expect(calculate({salary: salary!.replaceAll(',', '')}, '2024-06-01')).toEqual({reasons: [sentence]});
  expect(calculate({salary: '41000'}, '2024-06-01')).toEqual({reasons: []});
});
