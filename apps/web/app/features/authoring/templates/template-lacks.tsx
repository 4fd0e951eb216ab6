import type { PaperLacks, PartLacks } from '@hessa/rules/quizzes/templates/paper-lacks';
import { formatCount } from '@hessa/rules/text/count';
import { MARK, QUESTION } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';

interface TemplateLacksProps {
  lacks: PaperLacks;
  digits: DigitStyle;
}

/** What the paper has against what the template asks for, part by part. */
export function TemplateLacks({ lacks, digits }: TemplateLacksProps) {
  const number = (value: number) => <bdi>{formatCount(value, digits)}</bdi>;
  return (
    <div className="template-lacks">
      <p role="status" className={lacks.isWhole ? 'template-whole' : undefined}>
        {lacks.isWhole ? (
          'الورقة كاملة على القالب.'
        ) : (
          <>
            الأسئلة: <b>{number(lacks.questions.has)}</b> من {number(lacks.questions.wants)}
            {lacks.marks && (
              <>
                ، الدرجات: <b>{number(lacks.marks.has)}</b> من {number(lacks.marks.wants)}
              </>
            )}
          </>
        )}
      </p>
      {!lacks.isWhole && (
        <ul>
          {lacks.parts.map((each) => (
            <li key={each.part.name}>
              <bdi>{each.part.name}</bdi>
              <span>
                {number(each.has)} من {number(each.wants)}
              </span>
              <span className="muted">{lackWords(each, digits)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function lackWords({ part, section, has, wants, misfits }: PartLacks, digits: DigitStyle): string {
  const count = (value: number) => countedNoun(value, QUESTION, digits);
  const each = part.weight === null ? '' : ` (كل واحد ${countedNoun(part.weight, MARK, digits)})`;
  const said = [
    section === null && (has === 0 ? 'القسم لسه مش في الورقة' : 'الأسئلة موجودة، بس من غير قسم'),
    has < wants && `ناقص ${count(wants - has)}${each}`,
    has > wants && `زيادة ${count(has - wants)}`,
    misfits > 0 && `مش على القالب: ${count(misfits)}`,
  ].filter((words) => words !== false);
  return said.length === 0 ? 'تمام' : said.join('، ');
}
