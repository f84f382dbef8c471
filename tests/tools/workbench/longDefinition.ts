/** A calculator with so many answer sets that trying them all takes long; a law is broken for most. */
const manyQuestions = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
export const longDefinition = `id: long-calculator
title: Long
description: Takes long to analyse.
country: Utopia
source: {name: Office, url: 'https://office.example'}
dataAsOf: 2024-06
inputs:
${manyQuestions.map((name) => `  ${name}: {label: ${name}, options: {a: A, b: B, c: C, d: D, e: E, f: F, g: G}}`).join('\n')}
constants: {most: 10}
sums:
  points:
${manyQuestions.map((name, index) => `    ${name}: {by: ${name}, rows: {${[...'abcdefg'].map((option, at) => `${option}: ${at * 7 ** index}`).join(', ')}}}`).join('\n')}
result: {points: points.total}
card:
  - figure: {label: Points, of: result.points, outOf: most}
`;
