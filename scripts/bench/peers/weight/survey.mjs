import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import 'survey-core/survey-core.css';
import {Model, Survey} from 'survey-react-ui';
import {survey} from 'virtual:form';

const model = new Model(survey);
model.onComplete.add(({data}) => console.log(data));
createRoot(document.getElementById('root')).render(createElement(Survey, {model}));
