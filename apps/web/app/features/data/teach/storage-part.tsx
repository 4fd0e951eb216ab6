import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;
/** From here on the owner hears of it before an upload is refused. */
const NEARLY_FULL = 90;

/** How much of its share of the disk the platform's files take. */
export function StoragePart({ digits }: { digits: DigitStyle }) {
  const read = useRead('GET /api/teach/storage', {}, { freshMs: 0 });
  return (
    <section className="data-part" aria-labelledby="storage">
      <h2 id="storage">مساحة الملفات</h2>
      <ReadGate read={read} waiting="بنحسب المساحة" failed="مقدرناش نحسب المساحة">
        {({ data: { usedBytes, arrivingBytes, quotaBytes } }) => {
          const taken = usedBytes + arrivingBytes;
          const percent = Math.min(100, (taken / quotaBytes) * 100);
          return (
            <>
              <ProgressBar percent={percent} label="المساحة المستخدمة" tone={toneOf(percent)} />
              <p>
                {taken === 0 ? (
                  'لسه مفيش حاجة مستخدمة'
                ) : (
                  <>
                    مستخدم <bdi dir="rtl">{sizeText(taken, digits)}</bdi>
                  </>
                )}{' '}
                من <bdi dir="rtl">{sizeText(quotaBytes, digits)}</bdi>
              </p>
              <p className="muted">
                {percent >= 100
                  ? 'المساحة خلصت: أي رفع جديد هيتوقف قبل ما يبدأ. كلّم اللي مشغّل المنصة يزوّدها.'
                  : percent >= NEARLY_FULL
                    ? 'المساحة قربت تخلص. كلّم اللي مشغّل المنصة يزوّدها قبل ما رفع يتوقف.'
                    : 'فيديوهات وملفات وصور. فيديوهات يوتيوب مش محسوبة.'}
              </p>
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}

function toneOf(percent: number) {
  return percent >= 100 ? 'wrong' : percent >= NEARLY_FULL ? 'warn' : 'pen';
}

function sizeText(bytes: number, digits: DigitStyle): string {
  return bytes < GIGABYTE
    ? `${formatNumber(bytes / MEGABYTE, digits, 'up-to-one')} ميجا`
    : `${formatNumber(bytes / GIGABYTE, digits, 'up-to-one')} جيجا`;
}
