// The form library that the site uses, with one field.
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {useForm} from 'react-hook-form';

function Form() {
  const {register, handleSubmit} = useForm({defaultValues: {age: ''}});
  return createElement('form', {onSubmit: handleSubmit(console.log)}, createElement('input', register('age')));
}

createRoot(document.getElementById('root')).render(createElement(Form));
