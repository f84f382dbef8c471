import {workOn} from '../thread.ts';
import {behaviourBetween} from './diff.ts';

workOn(behaviourBetween);
