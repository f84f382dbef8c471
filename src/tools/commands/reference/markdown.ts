/** Markdown as it is written by hand: tables, links to headings, fenced examples. */

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

/** Words as code; in double backticks where they hold a backtick. */
export function code(words: string): string {
  return words.includes('`') ? `\`\` ${words} \`\`` : `\`${words}\``;
}

export function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** A link to a heading of the same page, by the rule with which GitHub names its anchor. */
export function linkTo(heading: string, words = heading): string {
  const anchor = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
  return `[${words}](#${anchor})`;
}
