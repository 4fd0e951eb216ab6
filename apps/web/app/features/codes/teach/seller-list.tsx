import type { DigitStyle } from '@hessa/rules/text/digits';
import { ReadGate } from '../../../api/read-gate.tsx';
import type { useRead } from '../../../api/use-read.ts';
import { Pager } from '../../../ui/controls/pager.tsx';
import { SellerTable } from './seller-table.tsx';

export const SELLERS_ON_A_PAGE = 20;

interface SellerListProps {
  read: ReturnType<typeof useRead<'GET /api/teach/code-sellers'>>;
  page: number;
  digits: DigitStyle;
  onPage: (page: number) => void;
  onChoose: (label: string) => void;
}

export function SellerList({ read, page, digits, onPage, onChoose }: SellerListProps) {
  return (
    <ReadGate read={read} waiting="بنجيب البيّاعين" failed="مقدرناش نجيب البيّاعين">
      {({ data: { sellers, totalCount } }) =>
        totalCount === 0 ? (
          <p className="muted">أول ما تعمل دفعة باسم بيّاع هتلاقي حسابه هنا.</p>
        ) : (
          <>
            <SellerTable sellers={sellers} digits={digits} onChoose={onChoose} />
            <Pager
              label="صفحات البيّاعين"
              current={page}
              total={Math.ceil(totalCount / SELLERS_ON_A_PAGE)}
              digits={digits}
              onPage={onPage}
            />
          </>
        )
      }
    </ReadGate>
  );
}
