import { LEVEL_WORDS, SKILL_WORDS } from '@hessa/rules/quizzes/bank/bank-label-words';
import { EXAM, PAPER } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber, formatPercent } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { shortDate } from '../../../teach-shell/reports/short-date.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { BoxTick } from '../../../ui/fields/checkbox.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { QUESTION_EDITORS } from '../quizzes/kinds/question-editors.ts';
import { BankKey } from './bank-key.tsx';
import type { BankQuestion } from './bank-question.ts';

interface BankRowProps {
  question: BankQuestion;
  digits: DigitStyle;
  isTicked: boolean;
  onTick: (isWanted: boolean) => void;
  onEdit: () => void;
}

export function BankRow({ question, digits, isTicked, onTick, onEdit }: BankRowProps) {
  const { text, imageUrl, kind, unit, skill, level, measuredLevel, source, tags } = question;
  const said = text || 'سؤال بصورة';
  return (
    <li className="bank-row">
      <label className="bank-tick">
        <span className="checkbox-box">
          <input
            type="checkbox"
            aria-label={`علّم على: ${said}`}
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
          />
          <BoxTick />
        </span>
      </label>
      <div className="bank-row-words">
        <bdi className="bank-row-text">{said}</bdi>
        {imageUrl && <img className="bank-row-picture" src={imageUrl} alt="" loading="lazy" />}
        <BankKey question={question} />
        <p className="bank-row-labels">
          {question.isChangedCopy && <Badge tone="warn">نسخة متعدّلة</Badge>}
          <Badge>{QUESTION_EDITORS[kind].label}</Badge>
          {unit && (
            <Badge>
              <bdi>{unit}</bdi>
            </Badge>
          )}
          {skill && <Badge>{SKILL_WORDS[skill]}</Badge>}
          {level && <Badge>{LEVEL_WORDS[level]}</Badge>}
          {!level && measuredLevel && <Badge>{LEVEL_WORDS[measuredLevel]} (من الورق)</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </p>
        <p className="muted bank-row-facts">
          {source && (
            <span>
              المصدر: <bdi>{source}</bdi>
            </span>
          )}
          <Uses question={question} digits={digits} />
        </p>
      </div>
      <HowItDid question={question} digits={digits} />
      <IconButton label={`عدّل: ${said}`} onClick={onEdit}>
        <IconPencil size={20} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function Uses({ question: { uses, lastUsedAt }, digits }: Pick<BankRowProps, 'question' | 'digits'>) {
  if (uses === 0) return <span>مش في أي امتحان دلوقتي</span>;
  return (
    <span>
      في {countedNoun(uses, EXAM, digits)}
      {lastUsedAt && (
        <>
          ، آخر مرة <bdi>{shortDate(lastUsedAt, digits)}</bdi>
        </>
      )}
    </span>
  );
}

/** Right answers in a hundred, and how well it tells the strong from the weak. */
function HowItDid({
  question: { uses, papers, difficulty, discrimination },
  digits,
}: Pick<BankRowProps, 'question' | 'digits'>) {
  if (papers === 0 || difficulty === null) {
    // Figures are counted at night: somebody may have answered it since.
    return <p className="bank-row-did muted">{uses > 0 ? 'نسبته بتتحسب كل ليلة' : 'لسه محدش حلّه'}</p>;
  }
  return (
    <dl className="bank-row-did">
      <div>
        <dt>جاوب صح</dt>
        <dd>
          <bdi dir="rtl">{formatPercent(difficulty * 100, digits, 'none')}</bdi>
        </dd>
      </div>
      <div>
        <dt>بيفرّق</dt>
        <dd>
          <bdi>{discrimination === null ? '—' : formatNumber(discrimination, digits, 'up-to-two')}</bdi>
        </dd>
      </div>
      <div>
        <dt className="unseen">من</dt>
        <dd className="muted">{countedNoun(papers, PAPER, digits)}</dd>
      </div>
    </dl>
  );
}
