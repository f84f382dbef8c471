// Does the not-found page suggest the likely page, and nothing else?
import {expect, it} from 'vitest';
import {similarPaths} from '../../../src/app/pages/similarPaths.ts';

const paths = [
  '/',
  '/about',
  '/canada-immigration-guide',
  '/canada-study-permit-calculator',
  '/uk-student-visa-calculator',
  '/germany-student-visa-calculator',
];

it.each([
  ['/canada-guide', ['/canada-immigration-guide', '/canada-study-permit-calculator']],
  ['/uk-students', ['/uk-student-visa-calculator', '/germany-student-visa-calculator']],
  ['/visa-calculator', []],
  ['/no-such-page', []],
  ['/ABOUT/', ['/about']],
  ['/%3Cscript%3E', []],
])('%s', (wrong, expected) => {
  expect(similarPaths(wrong, paths)).toEqual(expected);
});
