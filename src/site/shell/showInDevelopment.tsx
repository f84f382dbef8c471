import {createRoot} from 'react-dom/client';
import {Footer} from './Footer.tsx';
import {Header} from './Header.tsx';

/** The development server sends no prerendered HTML: puts header and footer around the root element. */
export function showInDevelopment(root: HTMLElement): void {
  const header = document.createElement('div');
  const footer = document.createElement('div');
  // No boxes of their own: the header must stick to the page and not to this element.
  header.style.display = 'contents';
  footer.style.display = 'contents';
  root.before(header);
  root.after(footer);
  const {pathname} = window.location;
  createRoot(header).render(<Header path={pathname} />);
  createRoot(footer).render(<Footer path={pathname} />);
}
