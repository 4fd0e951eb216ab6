import { Button } from '../../ui/controls/button.tsx';
import './console-table.css';

interface MoreRowsProps {
  read: { hasMore: boolean; isRefreshing: boolean; more: () => void };
}

/** The end of a list that is read page by page; nothing once all of it is there. */
export function MoreRows({ read: { hasMore, isRefreshing, more } }: MoreRowsProps) {
  if (!hasMore) return null;
  return (
    <div className="table-more">
      <Button look="line" size="small" busy={isRefreshing} onClick={more}>
        هات كمان
      </Button>
    </div>
  );
}
