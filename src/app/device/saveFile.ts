/** Lets the visitor save a text that was made in the browser as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: `${type};charset=utf-8`}));
  link.download = name;
  link.click();
  // Browsers start the download after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
