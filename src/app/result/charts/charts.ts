/** All charts as one module, so that a browser fetches them at once. */
export {CostBar, Swatch} from './Costs.tsx';
export {FigureScale} from './FigureScale.tsx';
export {PartBar} from './PartBar.tsx';
export {ElapsedTime, StageDays} from './Timeline.tsx';
export {WhatIf} from './WhatIf.tsx';
