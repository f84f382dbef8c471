// The lightest way to use rjsf: its validator is compiled at build time, so the page does not load Ajv's compiler.
import Form from '@rjsf/core';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {schema} from 'virtual:form';
import * as validators from 'virtual:validators.cjs';

const validator = createPrecompiledValidator(validators.default ?? validators, schema);
const form = createElement(Form, {schema, validator, onSubmit: ({formData}) => console.log(formData)});
createRoot(document.getElementById('root')).render(form);
