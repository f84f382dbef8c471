/** Rules as JSON Logic, for the two engines that implement it. */
import {render} from './render.mjs';

const syntax = {
  literal: (value) => value,
  name: (name) => ({var: name}),
  arithmetic: (operator, left, right) => ({[operator]: [left, right]}),
  compare: (operator, left, right) => ({[{'==': '===', '!=': '!=='}[operator] ?? operator]: [left, right]}),
  sum: (parts) => ({'+': parts}),
  and: (parts) => ({and: parts}),
  or: (parts) => ({or: parts}),
  min: (parts) => ({min: parts}),
  max: (parts) => ({max: parts}),
  not: (operand) => ({'!': [operand]}),
  cases: (cases, otherwise) => ({if: [...cases.flat(), otherwise]}),
};

export const toJsonLogic = (tree) => render(tree, syntax);
