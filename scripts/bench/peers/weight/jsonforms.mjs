import {JsonForms} from '@jsonforms/react';
import {vanillaCells, vanillaRenderers} from '@jsonforms/vanilla-renderers';
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {schema, uischema} from 'virtual:form';

const form = createElement(JsonForms, {
  schema,
  uischema,
  data: {},
  renderers: vanillaRenderers,
  cells: vanillaCells,
  onChange: ({data}) => console.log(data),
});
createRoot(document.getElementById('root')).render(form);
