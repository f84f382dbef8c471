import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {schema} from 'virtual:form';

const form = createElement(Form, {schema, validator, onSubmit: ({formData}) => console.log(formData)});
createRoot(document.getElementById('root')).render(form);
