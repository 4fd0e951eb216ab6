import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSending } from '../../../api/use-sending.ts';
import type { StatementLine } from './seller.ts';

export const LINES_ON_A_PAGE = 50;

/**
 * A statement is printed from its first line to its last, in the order in which things happened, however many pages the
 * screen has of it: one that ends in the middle is no statement. What was read for it stays in sight.
 */
export function useWholeStatement(sellerId: number) {
  const [whole, setWhole] = useState<readonly StatementLine[] | null>(null);
  const { busy, refusal, send } = useSending();
  useEffect(() => {
    if (whole) print();
  }, [whole]);
  const printWhole = () =>
    send(async () => {
      const lines: StatementLine[] = [];
      for (let page = 1, total = 1; lines.length < total; page += 1) {
        const { data } = await call('GET /api/teach/code-sellers/{sellerId}', {
          params: { sellerId },
          query: { pageNumber: page, pageSize: LINES_ON_A_PAGE },
        });
        lines.push(...data.lines);
        total = data.lines.length === 0 ? 0 : data.totalCount;
      }
      setWhole(lines.reverse());
    });
  return { whole, busy, refusal, printWhole, forget: () => setWhole(null) };
}
