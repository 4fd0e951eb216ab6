import { batchState } from '@hessa/rules/codes/batch-state';
import { teachCodeBatchPath } from '@hessa/rules/pages/console-pages';
import { formatCount } from '@hessa/rules/text/count';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { Link } from 'react-router';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { Badge } from '../../../ui/notices/badge.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { CardNumber } from '../sellers/card-number.tsx';
import { BATCH_STATE_WORDS, type Batch, batchTitle, sellersWords } from './batch.ts';
import { BatchSteps } from './batch-steps.tsx';

interface BatchTableProps {
  batches: readonly Batch[];
  digits: DigitStyle;
  /** Printing, files and voiding are the teacher's. */
  mayMake: boolean;
  onChanged: () => Promise<void>;
}

/** A real table on a wide screen; on a phone each row becomes a card of its own. */
export function BatchTable({ batches, digits, mayMake, onChanged }: BatchTableProps) {
  const number = (value: number) => formatCount(value, digits);
  return (
    <table className="batches">
      <thead>
        <tr>
          <th scope="col">الدفعة</th>
          <th scope="col">النوع</th>
          <th scope="col">العدد</th>
          <th scope="col">اتفعّل منها</th>
          <th scope="col">لسه متاح</th>
          <th scope="col">التاريخ</th>
          <th scope="col">الحالة</th>
          {mayMake && (
            <th scope="col">
              <span className="unseen">خطوات</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {batches.map((batch) => (
          <tr key={batch.id}>
            <td>
              <Link className="batch-name" to={teachCodeBatchPath({ batchId: batch.id })}>
                <RtlTitle>{batchTitle(batch)}</RtlTitle>
              </Link>
              <span className="batch-target">
                <RtlTitle>{batch.unitName ? `${batch.courseName}، ${batch.unitName}` : batch.courseName}</RtlTitle>
              </span>
              {batch.sellers.length > 0 && (
                <span className="batch-target">
                  مع <RtlTitle>{sellersWords(batch.sellers, digits)}</RtlTitle>
                </span>
              )}
            </td>
            <td data-name="النوع">
              <Badge>{batch.kind === 'course' ? 'كورس' : 'محاضرة'}</Badge>
            </td>
            <td data-name="العدد">
              <bdi>{number(batch.size)}</bdi>
              <span className="batch-target">
                <CardNumber first={batch.firstSerial} last={batch.firstSerial + batch.size - 1} />
              </span>
            </td>
            <td data-name="اتفعّل منها">
              <span className="batch-use">
                <ProgressBar thin percent={(batch.redeemed / batch.size) * 100} label="اتفعّل منها" />
                <bdi>{number(batch.redeemed)}</bdi>
              </span>
            </td>
            <td data-name="لسه متاح">
              <bdi>{number(batch.fresh)}</bdi>
              {batch.sold > 0 && (
                <span className="batch-target batch-sold">
                  واتباع <bdi>{number(batch.sold)}</bdi>
                </span>
              )}
            </td>
            <td className="batch-date" data-name="التاريخ">
              {shortDate(batch.createdAt, digits)}
            </td>
            <td data-name="الحالة">
              <BatchStateBadge batch={batch} />
            </td>
            {mayMake && (
              <td>
                <BatchSteps batch={batch} digits={digits} onChanged={onChanged} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TONES = { active: 'right', expired: 'warn', finished: 'plain', stopped: 'wrong' } as const;

function BatchStateBadge({ batch }: { batch: Batch }) {
  const expiresAt = batch.expiresAt === null ? null : new Date(batch.expiresAt);
  const state = batchState({ ...batch, expiresAt }, new Date());
  return <Badge tone={TONES[state]}>{BATCH_STATE_WORDS[state]}</Badge>;
}
