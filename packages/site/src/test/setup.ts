import { configure } from '@testing-library/dom';

// A long timeout for slow machines. Only a failing test waits this long.
configure({ asyncUtilTimeout: 60_000 });
