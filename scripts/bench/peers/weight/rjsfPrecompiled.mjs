// The lightest validator of rjsf: what it checks is compiled when the page is built.
import Form from '@rjsf/core';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {schema} from 'virtual:form';
import * as validators from 'virtual:validators.cjs';

const validator = createPrecompiledValidator(validators.default ?? validators, schema);
const form = createElement(Form, {schema, validator, onSubmit: ({formData}) => console.log(formData)});
createRoot(document.getElementById('root')).render(form);
