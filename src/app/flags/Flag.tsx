import sprite from './flags.svg';
import styles from './Flag.module.css';

/** Whether a page's country is one, rather than '' or the world. */
export function hasFlag(country: string): boolean {
  return country !== '' && country !== 'Worldwide';
}

/** A small flag before a country's name; flags.svg has a view for each name in the definitions. */
export function Flag({country}: {readonly country: string}) {
  if (!hasFlag(country)) return null;
  const view = country.toLowerCase().replaceAll(' ', '-');
  return <img className={styles.flag} src={`${sprite}#${view}`} width={24} height={16} alt="" />;
}
