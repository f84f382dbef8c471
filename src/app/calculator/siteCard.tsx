/** The result card on a page of the site: with what only the site can do. */
import {type ComponentProps, type ReactNode, useRef, useState} from 'react';
import {componentOf, idle, loadable, useDeferred} from '../loading/loadable.tsx';
import {linkTo, pathOf} from '../addresses/base.ts';
import type {Calculation} from '../form/calculateForm.ts';
import {ShareButton} from '../frame/ShareButton.tsx';
import {isEmbedded} from '../embed/address.ts';
import {ReportButton} from '../report/ReportButton.tsx';
import {card as words} from '../words/card.ts';
import {actions} from '../words/summary.ts';
import {ResultCard as PlainCard, type ResultCardProps} from '../result/card/ResultCard.tsx';
import {NotLoaded} from '../result/card/NotLoaded.tsx';
import {belowPart} from '../result/belowPart.ts';
import {ResultContext, type ResultExtras, type SaveProps} from '../result/resultContext.ts';
import frameStyles from '../frame/frame.module.css';

// With the card, so that they are there with the first result, which does not wait for them.
void idle()
  .then(belowPart.load)
  .catch(() => {});

const inFrame: ResultExtras = {
  hasRules: false,
  Report: ReportButton,
  about: words.independent,
  elsewhere: <a href={linkTo('/where-could-i-go')}>{words.elsewhere}</a>,
};
const keepAnswers = loadable(() => import('../saved/KeepAnswers.tsx'));

/** Below the result, so that a first result does without. */
function Keep(props: ComponentProps<NonNullable<ResultExtras['Keep']>>) {
  const part = useDeferred(keepAnswers.load, true) ?? keepAnswers.loaded();
  return part && <part.KeepAnswers {...props} />;
}

/** What it needs comes with what is below the result, so that a first result does without. */
function Save({calculation, link, icon}: SaveProps) {
  const [done, setDone] = useState<{readonly of: Calculation; readonly note: ReactNode}>();
  const button = useRef<HTMLButtonElement>(null);
  async function save(): Promise<void> {
    const note = await keepAnswers.load().then(
      ({saveNow, SavedNote}) => (
        <SavedNote {...saveNow({calculation, link})} onUndone={() => button.current?.focus()} />
      ),
      () => <NotLoaded text={actions.notLoaded} calculation={calculation} />,
    );
    setDone({of: calculation, note});
  }
  return (
    <>
      <button ref={button} type="button" className="quiet-button" onClick={() => void save()}>
        {icon}
        <span>{actions.save}</span>
      </button>
      <span className={frameStyles.said} aria-live="polite">
        {done?.of === calculation && done.note}
      </span>
    </>
  );
}

const sharedResult = loadable(() => import('../saved/SharedResult.tsx'));
/** The result waits for it, as it would move what is below; if it cannot be fetched, the note of the link is left. */
const LinkedCard = componentOf(
  loadable(async () => ({
    default: await sharedResult.load().then(
      (part) => part.LinkedCard,
      () => PlainCard,
    ),
  })),
);

// A frame on another site has no address to share and no list of kept results.
const onPage: ResultExtras = {...inFrame, hasRules: true, Share: ShareButton, Save, Keep};

export function ResultCard(props: ResultCardProps) {
  const isFrame = isEmbedded(pathOf(window.location.pathname) ?? '');
  return (
    <ResultContext value={isFrame ? inFrame : onPage}>
      {isFrame || props.link === '' ? <PlainCard {...props} /> : <LinkedCard {...props} />}
    </ResultContext>
  );
}
