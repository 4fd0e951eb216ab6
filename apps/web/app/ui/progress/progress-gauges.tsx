import { averageScore, finalResults, type TakenQuiz } from '@hessa/rules/statistics/average-score';
import { gauges, type LessonProgress, type QuizProgress } from '@hessa/rules/statistics/gauges';
import { scoreTone } from '@hessa/rules/statistics/score-tone';
import { wholePercent } from '@hessa/rules/statistics/whole-percent';
import { EXAM } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { Gauge, type GaugeProps } from './gauge.tsx';
import './progress-gauges.css';
import { Sheet } from '../drawings/sheet.tsx';

const NOT_LOADED = 'متحمّلتش';

interface ProgressGaugesProps {
  lessons: LessonProgress;
  quizzes: QuizProgress;
  /** The part whose zeros are nobody's: its call failed. */
  failed: 'lessons' | 'quizzes' | null;
  /** «متوسط درجاتك» to the student, «متوسط الدرجات» to the parent. */
  averageLabel: string;
  digits: DigitStyle;
}

interface Shown extends Pick<GaugeProps, 'label' | 'percent' | 'tone' | 'counts'> {
  detail: string;
}

/** How much was watched, how much was solved, and how well. */
export function ProgressGauges({ lessons, quizzes, failed, averageLabel, digits }: ProgressGaugesProps) {
  const percents = gauges(lessons, quizzes);
  const average = averageScore(quizzes.results);
  const of = (part: number, whole: number, none: string) =>
    whole > 0 ? `${part === 0 ? 'ولا واحد' : formatNumber(part, digits)} من ${formatNumber(whole, digits)}` : none;
  // A share of exams in percent is taken for a mark: it is told in papers.
  const hasExams = failed !== 'quizzes' && quizzes.totalQuizzes > 0;
  const handedIn = hasExams && quizzes.solvedQuizzes > 0;
  const papers = of(quizzes.solvedQuizzes, quizzes.totalQuizzes, 'لسه مفيش');
  // Nought percent would be read as a mark that somebody got.
  const hasNoMarks = failed !== 'quizzes' && average.kind !== 'average';
  const shown: Shown[] = [
    {
      label: 'الفيديوهات',
      percent: percents.videos,
      tone: 'pen',
      detail: failed === 'lessons' ? NOT_LOADED : of(lessons.watchedVideos, lessons.totalVideos, 'لسه مفيش'),
    },
    {
      label: 'الامتحانات',
      percent: percents.quizzes,
      tone: percents.quizzes >= 100 ? 'right' : 'warn',
      detail: failed === 'quizzes' ? NOT_LOADED : hasExams ? 'اتسلّمت' : papers,
      counts: hasExams
        ? {
            written: handedIn ? papers : `صفر من ${formatNumber(quizzes.totalQuizzes, digits)}`,
            said: `اتسلّم ${papers}`,
          }
        : undefined,
    },
    {
      label: averageLabel,
      percent: percents.average,
      tone: average.kind === 'average' ? scoreTone(average.percent) : 'pen',
      detail:
        failed === 'quizzes'
          ? NOT_LOADED
          : average.kind === 'average'
            ? countedIn(finalResults(quizzes.results), digits)
            : quizzes.results.length > 0
              ? 'الدرجات لسه مؤقتة'
              : handedIn
                ? 'لسه مفيش درجات'
                : 'لسه مفيش امتحانات',
      counts: hasNoMarks ? { written: 'لسه', said: 'لسه مفيش' } : undefined,
    },
  ];
  return (
    <Sheet flush className="progress-gauges">
      <ul>
        {shown.map(({ label, percent, tone, detail, counts }) => (
          <li key={label}>
            <Gauge percent={wholePercent(percent)} label={label} tone={tone} digits={digits} counts={counts} />
            <b aria-hidden="true">{label}</b>
            <small>{detail}</small>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Of how many papers an average is; those that are hidden now are in it, and in no total beside it. */
function countedIn(results: readonly TakenQuiz[], digits: DigitStyle): string {
  const all = `في ${countedAlone(results.length, EXAM, digits)}`;
  const hidden = results.filter((result) => result.hidden).length;
  if (hidden === 0) return all;
  if (hidden === results.length) return `${all} ${hidden === 1 ? 'مخفي' : 'مخفيين'} دلوقتي`;
  return `${all}، منهم ${countedAlone(hidden, EXAM, digits)} ${hidden === 1 ? 'مخفي' : 'مخفيين'} دلوقتي`;
}
