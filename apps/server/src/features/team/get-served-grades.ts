import { getServedGrades as endpoint } from '@hessa/contract/team/get-served-grades';
import { handle } from '../../calls/handle.ts';

export const getServedGrades = handle(endpoint, async (ctx) => ({
  data: { grades: ctx.account.serves && [...ctx.account.serves] },
}));
