import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import type {CompiledCalculator} from '../../../src/engine/program/module.ts';

/** The required keys of a definition, so that a test writes only what it is about. */
const head = (currency: string): string => `id: small
title: Small
description: Small.
country: Atlantis
currency: ${currency}
source: {name: Atlantis, url: 'https://residence.example'}
dataAsOf: 2024-06
`;

export interface Small {
  readonly text: string;
  readonly model: Model;
  readonly calculator: CompiledCalculator;
}

/** A definition with these inputs, rules and card; throws if it has diagnostics. */
export function small(rules: string, currency = 'EUR'): Small {
  const text = head(currency) + rules;
  const {model, body, diagnostics} = compile({path: 'atlantis/small.yaml', text});
  if (model === undefined || body === undefined || diagnostics.length > 0)
    throw new Error(diagnostics.map(toText).join('\n'));
  return {text, model, calculator: load(body)};
}
