/** `npm run check:dates`: prints what is overdue today, in every language, as the text of an issue. Prints nothing if nothing is. */
import { formatProblem } from '../build/problem.js';
import { overdueOn } from '../checks/overdue-on.js';

const today = new Date().toISOString().slice(0, 10);
const overdue = await overdueOn(today);
if (overdue.length > 0) console.log(`On ${today} these are overdue:\n`);
for (const problem of overdue) console.log(`- [ ] ${formatProblem(problem)}`);
