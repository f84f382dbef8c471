/** What follows from the file of a saved result. Fetched when a visitor has chosen one. */
import type {ReactNode} from 'react';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {linkTo} from '../addresses/base.ts';
import {namesOf} from '../form/linkNotes.ts';
import {calculatorModules} from '../calculators/calculatorModules.ts';
import type {KeepProps} from '../result/resultContext.ts';
import * as words from '../words/openedFile.ts';
import {Sentence} from '../words/Sentence.tsx';
import {readReceiptFile, usableAnswers} from './openReceipt.ts';

/**
 * Fills in the answers of a file, if it has any for this calculator.
 * @returns what to say about it
 */
export async function openFile(
  file: File,
  {calculation: {page}, rulesHash, onTry}: Omit<KeepProps, 'link'>,
): Promise<readonly ReactNode[]> {
  const receipt = await readReceiptFile(file);
  if (receipt === 'no receipt') return [words.noReceipt];
  if (receipt === 'another version') return [words.otherVersion];
  const {calculator, title, today, fragment, headline} = receipt;
  if (calculator !== page.id) {
    const known = await calculatorModules(calculator).definition.load();
    if (known === undefined) return [words.goneCalculator];
    const link = <a href={linkTo(`/${calculator}`) + fragment}>{title}</a>;
    return [<Sentence key="other" text={words.otherCalculator} values={{link}} />];
  }
  const {values, dropped, rulesChanged} = usableAnswers(receipt, page, rulesHash);
  if (Object.values(values).every((text) => text === '')) return [words.noAnswers];
  const day = calendarDay(today);
  onTry({text: fill(words.tried, {day}), values});
  return [
    fill(words.opened, {day}),
    ...(headline === undefined ? [] : [fill(words.thenResult, {headline})]),
    ...(dropped.length === 0 ? [] : [fill(words.dropped, {fields: namesOf(dropped)})]),
    ...(rulesChanged ? [words.rulesChanged] : []),
  ];
}
