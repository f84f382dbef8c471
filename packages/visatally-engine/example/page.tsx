// Shows its form, and its result below. No code is evaluated, so any content security policy will do.
import {createRoot} from 'react-dom/client';
import {Calculator} from 'visatally-engine/react';
import 'visatally-engine/style.css';
import * as permit from './parking-permit.js';

createRoot(document.getElementById('permit')!).render(
  <Calculator calculator={permit} onCalculated={(answers, on) => console.log(permit.calculate(answers, on).result)} />,
);
