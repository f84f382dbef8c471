/** For tests that wait for what is fetched late: on a busy machine the first import of a component takes seconds. */
import {configure} from '@testing-library/react';

configure({asyncUtilTimeout: 20_000});
