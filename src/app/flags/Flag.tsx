import sprite from './flags.svg';
import styles from './Flag.module.css';

/** A small flag before a country's name; flags.svg has a view for each name in the definitions. */
export function Flag({country}: {readonly country: string}) {
  if (country === 'Worldwide') return null;
  const view = country.toLowerCase().replaceAll(' ', '-');
  return <img className={styles.flag} src={`${sprite}#${view}`} width={24} height={16} alt="" />;
}
