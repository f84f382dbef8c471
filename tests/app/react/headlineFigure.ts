/** Finds a headline figure by its whole text: '35 / 140', of which the number is in larger type. */
export const headlineFigure =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    element?.tagName === 'P' && element.textContent === text;
