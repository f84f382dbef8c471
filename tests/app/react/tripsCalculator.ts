import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';

const text = `
id: trips-calculator
title: Trips Calculator
description: How many nights were you away?
keywords: [trips]
country: Germany
currency: EUR
source: {name: Office, url: 'https://office.example/trips'}
dataAsOf: 2026-01
method: [Counts nights.]
inputs:
  trips:
    label: Your trips
    item: trip
    many: 60
    each:
      entry: {label: Arrival, type: date}
      exit: {label: Departure, type: date}
      cost: {label: Cost, type: number, unit: EUR}
      aim: {label: Aim, options: {work: Work, fun: Fun}}
  limit: {label: Nights allowed, type: integer}
values:
  nights: sum(trips, daysBetween(entry, exit))
  long: nights > limit
  spent: sum(trips, cost)
  forWork: count(trips, aim == work)
result: {nights: nights, spent: spent, forWork: forWork}
card:
  - verdict:
      - {when: long, say: Too long, tone: bad}
      - {say: Short enough, tone: good}
  - facts:
      - {label: Nights, of: nights}
`;

const {diagnostics, body} = compile({path: 'calculators/europe/trips-calculator.yaml', text});
if (body === undefined) throw new Error(diagnostics.map(({message}) => message).join('\n'));

/** A calculator with a list of trips, whose items have a field of each kind, and a number. */
export const tripsCalculator = load(body);
