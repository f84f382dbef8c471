/** One input of each kind, for the tests of src/engine/answers/. */
import type {ChoiceInput, DateInput, NumberInput, TextInput} from '../../../src/engine/compiled/module.ts';

export const salary: NumberInput = {id: 'salary', label: 'Monthly salary', kind: 'number', unused: false};

export const age: NumberInput = {id: 'age', label: 'Age', kind: 'integer', unused: false};

export const months: NumberInput = {
  id: 'months',
  label: 'Months of study',
  kind: 'number',
  unused: false,
  whenZero: 12,
};

export const education: ChoiceInput = {
  id: 'education',
  label: 'Education',
  kind: 'choice',
  unused: false,
  options: [
    {value: 'phd', label: 'PhD'},
    {value: 'other', label: 'Other'},
  ],
};

export const filed: DateInput = {id: 'filed', label: 'Filing date', kind: 'date', unused: false};

export const name: TextInput = {id: 'name', label: 'Name', kind: 'text', unused: false};
