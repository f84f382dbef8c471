/** All charts, and the file of their dates, as one module, so that a browser fetches them in one request. */
export {AddToCalendar} from '../calendar/AddToCalendar.tsx';
export {CostBar, FigureScale, Swatch} from './Bars.tsx';
export {ElapsedTime, StageDays} from './Timeline.tsx';
export {WhatIf} from './WhatIf.tsx';
