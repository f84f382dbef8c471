import type {ServedCalculator} from '../../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../../engine/runtime/calendar.ts';
import {fill} from '../../../../app/words/placeholders.tsx';
import type {Screen} from '../../data.ts';
import type {Open} from '../CaseList.tsx';
import {useData} from '../useData.ts';
import * as words from '../words.ts';
import workbench from '../workbench.module.css';
import {Frame, type Width} from './Frame.tsx';
import {EmptyForm, PressedForm} from './Forms.tsx';
import {ResultScreen} from './ResultScreen.tsx';
import styles from './screens.module.css';

interface ScreensProps {
  readonly calculator: ServedCalculator;
  /** Of the definition: another asks for the screens again. */
  readonly version: string;
  readonly day: CalendarDay;
  readonly width: Width;
  readonly onOpen: Open;
}

/** The form and every state of the result card beside each other, each in a window of its own width. */
export function Screens({calculator, version, day, width, onOpen}: ScreensProps) {
  const {data, loading} = useData<readonly Screen[] | null>(`screens/${calculator.id}?day=${day}`, version);
  const page = calculator.page(day);
  const screens = data ?? [];
  return (
    <>
      {loading && data === undefined && <p role="status">{words.page.loading}</p>}
      <div className={`${styles.screens} ${styles[width]}`}>
        <Frame name={words.screens.empty} width={width}>
          <EmptyForm calculator={calculator} page={page} day={day} />
        </Frame>
        {page.needs.length > 0 && (
          <Frame name={words.screens.guard} width={width}>
            <PressedForm calculator={calculator} page={page} day={day} />
          </Frame>
        )}
        {screens.map((screen) =>
          screen.answers === undefined ? (
            <div key={keyOf(screen)} className={styles.unreached}>
              <h3>{screen.parts.join(', ')}</h3>
              <p className={workbench.quiet}>{words.screens.unreached}</p>
            </div>
          ) : (
            <ResultScreen
              key={keyOf(screen)}
              calculator={calculator}
              day={day}
              width={width}
              answers={screen.answers}
              notes={[
                screen.case === undefined ? words.screens.found : fill(words.screens.ofCase, {name: screen.case}),
                ...(screen.parts.length === 0 ? [] : [fill(words.screens.part, {parts: screen.parts.join(', ')})]),
              ]}
              onOpen={onOpen}
            />
          ),
        )}
      </div>
    </>
  );
}

const keyOf = ({parts, answers}: Screen): string => JSON.stringify([parts, answers]);
