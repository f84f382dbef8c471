import {workOn} from '../thread.ts';
import {mutate} from './definition.ts';

workOn(mutate);
