/** What a place says first: what the visitor has against what it takes, or the next step. */
import {headlinesIn} from '../../engine/results/card.ts';
import {hasArticle, uncapitalized} from '../../engine/runtime/english.ts';
import {isCurrency} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {distanceOf, distanceText} from '../result/card/headline.ts';
import * as words from '../words/destinationList.ts';
import type {Destination} from './findDestinations.ts';
import {matchOf, pointsOf, stepsTo} from './match.ts';
import {stepText} from './stepText.ts';

const {destination: text} = words;

/** 'Your annual salary of €52,000 is €8,200 above the minimum of €43,800.', or '60 of 65 points. Get a nomination', with the other steps. */
export function leadTexts(destination: Destination): readonly [lead: string, ...others: string[]] {
  const match = matchOf(destination);
  // What rules ask for that ended is no advice.
  if (match === 'ended') return [destination.calculator.programme.closed ? text.closed : text.ended];
  if (match === 'likely') return [metText(destination)];
  const [first, ...others] = stepsTo(destination).map((step) => stepText(step, destination));
  if (first === undefined) return [text.noChange];
  const points = pointsOf(destination);
  if (points === undefined || points.value >= points.mark || match === 'unlikely') return [first, ...others];
  const short = fill(text.pointsShort, {value: points.value, limit: points.mark});
  return [`${short} ${first}`, ...others];
}

/** Only what decided: an amount is compared with the minimum that it reaches. */
function metText({card, minimumSalary, profile, offered}: Destination): string {
  const figure = headlinesIn(card).find(({marks}) => marks !== undefined);
  const distance = distanceOf(card);
  if (figure !== undefined && distance !== null && !distance.isShort) {
    if (!isCurrency(figure.unit)) return fill(text.points, {text: figure.text, distance: distanceText(distance)});
    const {label: name = ''} = figure;
    const label = hasArticle(name) ? name : fill(text.your, {label: uncapitalized(name)});
    return distance.isExact
      ? fill(text.exact, {label, text: figure.text})
      : fill(text.above, {label, text: figure.text, difference: distance.difference, limit: distance.limit});
  }
  if (minimumSalary === undefined || offered === '') return text.meets;
  const amount = (number: number) => ({number, unit: profile.currency});
  const above = Number(offered) - minimumSalary;
  return above === 0
    ? fill(text.exactPay, {amount: amount(minimumSalary)})
    : fill(text.abovePay, {amount: amount(Number(offered)), difference: amount(above), limit: amount(minimumSalary)});
}
