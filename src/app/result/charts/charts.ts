/** All charts as one module, so that a browser fetches them in one request. */
export {CostBar, FigureScale, Swatch} from './Bars.tsx';
export {ElapsedTime, StageDays} from './Timeline.tsx';
export {WhatIf} from './WhatIf.tsx';
