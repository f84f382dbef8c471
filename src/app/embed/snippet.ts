/** What an editor of another site pastes into a page, for each way to embed a calculator. */
export interface Embed {
  /** The address of this site, without a trailing slash. */
  readonly address: string;
  readonly id: string;
  readonly title: string;
  /** Without one, the colours follow the visitor's system. */
  readonly theme: '' | 'light' | 'dark';
  /** A frame of a fixed height, which scrolls. */
  readonly isPlain: boolean;
}

export function embedSnippet({address, id, title, theme, isPlain}: Embed): string {
  const name = escapeHtml(title);
  if (isPlain) {
    const query = theme === '' ? '' : `?theme=${theme}`;
    return `<iframe src="${address}/embed/${id}${query}" title="${name}" lang="en" width="100%" height="800" style="border: 0"></iframe>\n`;
  }
  const colours = theme === '' ? '' : ` data-theme="${theme}"`;
  return `<div class="visatally" data-calculator="${id}" data-title="${name}"${colours}>
  <a href="${address}/${id}">${name}</a>
</div>
<script src="${address}/embed.js" async></script>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
