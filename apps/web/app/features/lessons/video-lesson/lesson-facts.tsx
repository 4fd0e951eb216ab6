import { type DigitStyle, formatDigits } from '@hessa/rules/text/digits';
import { filmLength } from '@hessa/rules/text/film-length';
import './lesson-facts.css';

/** Stands for what the video has not told yet. */
export const UNKNOWN = '—';

interface LessonFactsProps {
  durationSeconds: number | null;
  speed: number;
  digits: DigitStyle;
}

/** Kind, length and speed, between two ink lines. */
export function LessonFacts({ durationSeconds, speed, digits }: LessonFactsProps) {
  return (
    <dl className="lesson-facts">
      <div>
        <dt>النوع</dt>
        <dd>درس فيديو</dd>
      </div>
      <div>
        <dt>المدة</dt>
        <dd>
          <bdi>{durationSeconds ? filmLength(durationSeconds, digits) : UNKNOWN}</bdi>
        </dd>
      </div>
      <div>
        <dt>السرعة</dt>
        <dd>
          <bdi dir="ltr">{speedText(speed, digits)}×</bdi>
        </dd>
      </div>
    </dl>
  );
}

function speedText(speed: number, digits: DigitStyle): string {
  const text = formatDigits(String(speed), digits);
  return digits === 'arabic' ? text.replace('.', '٫') : text;
}
