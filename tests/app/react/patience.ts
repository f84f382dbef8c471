/** For tests that wait for lazily loaded components: on a busy machine, the first import takes seconds. */
import {configure} from '@testing-library/react';

configure({asyncUtilTimeout: 20_000});
