import { designPath } from '@hessa/rules/pages/public-pages';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { PenMark } from '../../ui/drawings/pen-mark.tsx';
import { PenRing } from '../../ui/drawings/pen-ring.tsx';
import { PenStrike } from '../../ui/drawings/pen-strike.tsx';
import { Stamp } from '../../ui/drawings/stamp.tsx';
import { Bubble, Bubbles } from '../../ui/lesson/bubbles.tsx';
import { FourLines } from '../../ui/text/four-lines.tsx';
import { Highlight } from '../../ui/text/highlight.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { Specimen } from './specimen.tsx';

export function MarkSpecimens() {
  return (
    <>
      <Specimen name="عناوين وهايلايتر">
        <SectionTitle
          heading="h3"
          lead="اختار كورسك وابدأ"
          end={
            <TextLink to={designPath()} forward>
              كل الكورسات
            </TextLink>
          }
        >
          كورسات <Highlight>السنة</Highlight> دي
        </SectionTitle>
        <FourLines text="Ready?" className="specimen-text" />
      </Specimen>
      <Specimen name="علامات القلم">
        <div className="specimen-row">
          <PenMark mark="tick" /> صح <PenMark mark="cross" /> غلط
        </div>
        <p className="specimen-text" lang="en" dir="ltr">
          She <PenStrike>don’t</PenStrike> like grammar.
        </p>
        <div className="specimen-row">
          <PenRing>
            <span className="specimen-big">٩٠٪</span>
          </PenRing>
          <PenRing tone="wrong">٤ من ١٠</PenRing>
          <PenRing tone="warn">٧ من ١٠</PenRing>
        </div>
      </Specimen>
      <Specimen name="دواير الامتحان">
        <Bubbles label="أسئلة الامتحان">
          <Bubble state="filled">١</Bubble>
          <Bubble state="filled">٢</Bubble>
          <Bubble state="empty" current>
            ٣
          </Bubble>
          <Bubble state="empty">٤</Bubble>
          <Bubble state="right">٥</Bubble>
          <Bubble state="wrong">٦</Bubble>
        </Bubbles>
        <Bubbles label="روح لسؤال">
          <Bubble state="filled" onPress={() => {}}>
            ١
          </Bubble>
          <Bubble state="empty" current onPress={() => {}}>
            ٢
          </Bubble>
          <Bubble state="empty" onPress={() => {}}>
            ١٠
          </Bubble>
        </Bubbles>
      </Specimen>
      <Specimen name="أختام">
        <div className="specimen-row">
          <Stamp shape="round" earned lines={['متابع', 'شاطر']} />
          <Stamp shape="box" earned lines={['بطل', 'الامتحان']} />
          <Stamp shape="star" earned={false} lines={['ممتاز']} />
        </div>
      </Specimen>
    </>
  );
}
