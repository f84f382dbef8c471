// A bare form with the fields of a calculator, made with only React and react-hook-form. Its result lists the answers.
// barePages.ts says which fields are radio buttons, as on the site.
import {createElement as h, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {useForm, useWatch} from 'react-hook-form';
import {fields} from 'virtual:form';

function Page() {
  const {register, handleSubmit, control} = useForm({
    defaultValues: Object.fromEntries(fields.map(({id}) => [id, ''])),
  });
  const [isSubmitted, setIsSubmitted] = useState(false);
  return h(
    'form',
    {onSubmit: handleSubmit(() => setIsSubmitted(true))},
    fields.map((field) => h(Field, {key: field.id, field, register})),
    h('button', null, 'Calculate'),
    isSubmitted && h(Result, {control}),
  );
}

function Field({field: {id, kind, isRadioGroup, label, hint, options = []}, register}) {
  if (isRadioGroup)
    return h(
      'fieldset',
      null,
      h('legend', null, label),
      options.map(({value, label: text}) =>
        h('label', {key: value}, h('input', {type: 'radio', id: `${id}-${value}`, value, ...register(id)}), text),
      ),
    );
  const control =
    kind === 'choice'
      ? h(
          'select',
          {id, ...register(id)},
          h('option', {value: ''}),
          options.map(({value, label: text}) => h('option', {key: value, value}, text)),
        )
      : h('input', {id, type: kind === 'date' ? 'date' : 'text', ...register(id)});
  return h('p', null, h('label', {htmlFor: id}, label), control, hint && h('small', null, hint));
}

function Result({control}) {
  const answers = useWatch({control});
  return h(
    'section',
    null,
    h('h2', {id: 'result-title'}, 'Result'),
    h(
      'dl',
      null,
      fields.map(({id, label}) => h('div', {key: id}, h('dt', null, label), h('dd', null, answers[id]))),
    ),
  );
}

createRoot(document.getElementById('root')).render(h(Page));
