/** The rules as JSON Logic, for the two engines that read it. */
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

export const asJsonLogic = (tree) => render(tree, syntax);
