import {useEffect, useRef, useState, type ComponentType} from 'react';
import styles from './frame.module.css';

/** React leaves what stands inside such an element as it is. One object for all renders, or it would be set anew. */
const asItIs = {__html: ''};

/** In the browser's code there is no import here, and so no list of links in a page's scripts. */
const PrerenderedLinks = import.meta.env.SSR ? (await import('./SidebarLinks.tsx')).SidebarLinks : null;

/**
 * The shared frame's links to other calculators, which the prerendered page brings as HTML. After a link from a page
 * without them they are fetched.
 */
export function Sidebar() {
  const place = useRef<HTMLElement>(null);
  const [Links, setLinks] = useState<ComponentType | null>(() => PrerenderedLinks);
  useEffect(() => {
    if (place.current?.hasChildNodes()) return;
    void import('./SidebarLinks.tsx').then(({SidebarLinks}) => setLinks(() => SidebarLinks));
  }, []);
  if (Links === null)
    return (
      <aside
        key="prerendered"
        ref={place}
        className={styles.sidebar}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asItIs}
      />
    );
  return (
    <aside key="rendered" ref={place} className={styles.sidebar}>
      <Links />
    </aside>
  );
}
