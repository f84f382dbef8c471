/** One field of each kind, for the tests of src/engine/answers/. */
import type {ChoiceField} from '../../../src/engine/language/inputs/choice.ts';
import type {DateField} from '../../../src/engine/language/inputs/date.ts';
import type {ListField} from '../../../src/engine/language/inputs/list.ts';
import type {NumberField} from '../../../src/engine/language/inputs/number.ts';
import type {TextField} from '../../../src/engine/language/inputs/text.ts';

export const salary: NumberField = {id: 'salary', label: 'Monthly salary', kind: 'number', unused: false};

export const age: NumberField = {id: 'age', label: 'Age', kind: 'integer', unused: false};

export const months: NumberField = {
  id: 'months',
  label: 'Months of study',
  kind: 'number',
  unused: false,
  whenZero: 12,
};

export const education: ChoiceField = {
  id: 'education',
  label: 'Education',
  kind: 'choice',
  unused: false,
  options: [
    {value: 'phd', label: 'PhD'},
    {value: 'other', label: 'Other'},
  ],
};

export const filed: DateField = {id: 'filed', label: 'Filing date', kind: 'date', unused: false};

export const name: TextField = {id: 'name', label: 'Name', kind: 'text', unused: false};

export const trips: ListField = {
  id: 'trips',
  label: 'Your trips',
  kind: 'list',
  unused: false,
  item: 'trip',
  items: 'trips',
  many: 60,
  needsItem: false,
  each: [
    {id: 'entry', label: 'Arrival', kind: 'date', unused: false},
    {id: 'cost', label: 'Cost', kind: 'number', unused: false},
  ],
};
