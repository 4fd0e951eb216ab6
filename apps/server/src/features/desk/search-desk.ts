import { searchDesk as endpoint } from '@hessa/contract/desk/search-desk';
import { readDeskSearch } from '@hessa/rules/desk/desk-search';
import { handle } from '../../calls/handle.ts';
import { findCallers } from './find-callers.ts';
import { findCards } from './find-cards.ts';

export const searchDesk = handle(endpoint, async (ctx, { query: { typed, studentId } }) => {
  const search = readDeskSearch(typed);
  return ctx.withTenant(async (tx) => {
    const [callers, cards] = await Promise.all([
      findCallers(tx, ctx.tenant.id, search.parts),
      findCards(tx, ctx, search, studentId),
    ]);
    return { data: { ...callers, cards } };
  }, 'read');
});
