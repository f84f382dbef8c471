/** Comes before all that makes schemas: Zod would try whether it may evaluate text, which the content security policy forbids and reports. */
import {config} from 'zod';

config({jitless: true});
