import type {ContentPage as Content} from '../content/contentPage.ts';
import {TaskChooser} from '../blocks/TaskChooser.tsx';
import {useLoaded, type Loadable} from '../loading/loadable.tsx';
import ContentPage from './ContentPage.tsx';
import styles from './HomePage.module.css';

/** The only page that begins with a choice, so that no other page loads it. */
export default function HomePage({content}: {readonly content: Loadable<Content>}) {
  const {start} = useLoaded(content);
  return (
    <>
      {/* saved/savedList.ts fills it. */}
      <div data-saved-results className={styles.saved} />
      <ContentPage content={content} path="/">
        {start !== undefined && <TaskChooser start={start} />}
      </ContentPage>
    </>
  );
}
