import {Kept} from '../Kept.tsx';
import styles from './frame.module.css';

/** The shared frame's links to other calculators: see SidebarLinks.tsx. */
export function Sidebar() {
  return <Kept name="sidebar" as="aside" className={styles.sidebar} />;
}
