/** The page's h1, focusable for ScrollAndFocus.tsx. */
export function PageHeading({children}: {readonly children: string}) {
  return <h1 tabIndex={-1}>{children}</h1>;
}
