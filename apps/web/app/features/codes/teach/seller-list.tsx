import type { DigitStyle } from '@hessa/rules/text/digits';
import type { useRead } from '../../../api/use-read.ts';
import { ReadFailed } from '../../../teach-shell/read-failed.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import { Pager } from '../../../ui/pager.tsx';
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
  if (read.error) return <ReadFailed title="مقدرناش نجيب البيّاعين" error={read.error} onRetry={read.refresh} />;
  if (!read.reply) return <PageSpinner label="بنجيب البيّاعين" />;
  const { sellers, totalCount } = read.reply.data;
  if (totalCount === 0) return <p className="muted">أول ما تعمل دفعة باسم بيّاع هتلاقي حسابه هنا.</p>;
  return (
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
  );
}
