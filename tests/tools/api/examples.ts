/** The examples of /developers, from its file. */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

export const developersFile = 'src/app/content/pages/developers.yaml';

export interface Example {
  readonly language: string;
  readonly text: string;
  /** What it prints, if the page says that. */
  readonly prints?: string;
}

interface Content {
  readonly sections: readonly {readonly blocks: readonly {readonly code?: Omit<Example, 'prints'>}[]}[];
}

/** In the order of the page. */
export function developerExamples(): readonly Example[] {
  const {sections}: Content = parse(readFileSync(developersFile, 'utf8'));
  const codes = sections.flatMap(({blocks}) => blocks.flatMap(({code}) => code ?? []));
  return codes.flatMap((example, index) => {
    if (example.language === 'text') return [];
    const next = codes[index + 1];
    return [{...example, ...(next?.language === 'text' && {prints: next.text})}];
  });
}

export const isOfEngine = ({text}: Example): boolean => /^import .* from 'visatally-engine/m.test(text);

export const isOfPackage = ({text}: Example): boolean => /^import .* from 'visatally-rules/m.test(text);
