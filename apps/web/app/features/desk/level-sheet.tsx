import { parentMonitoringPath } from '@hessa/rules/pages/public-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import { wholePercentText } from '@hessa/rules/statistics/whole-percent';
import { formatNumber } from '@hessa/rules/text/digits';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useState } from 'react';
import { OutsideButtonLink } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { type Greeting, weekMessage, weekMessageToStudent } from './call-words.ts';
import type { Card } from './card.ts';

interface LevelSheetProps {
  card: Card;
  greeting: Greeting;
  siteUrl: string;
  onClose: () => void;
}

/** The week in one card, and the words that tell a parent of it. */
export function LevelSheet({ card, greeting, siteUrl, onClose }: LevelSheetProps) {
  const { digits } = greeting;
  const { week, average, missingCount, shutCount = missingCount, student } = card;
  const words = weekMessage(greeting, card, siteUrl + parentMonitoringPath());
  const [text, setText] = useState(words);
  const toParent = chatLink(student.parentPhone, text);
  // Whoever has written something else means it for both.
  const toStudent = chatLink(student.phone, text === words ? weekMessageToStudent(greeting, card) : text);
  const countOrNone = (count: number) => (count === 0 ? 'مفيش' : formatNumber(count, digits));
  const figures = [
    ['فيديوهات اتشافت', countOrNone(week.videos)],
    ['امتحانات اتسلّمت', countOrNone(week.papers)],
    ['متوسط الأسبوع', week.average === null ? 'مفيش' : wholePercentText(week.average, digits)],
    ['المتوسط كله', average === null ? 'مفيش' : wholePercentText(average, digits)],
    ['فات ميعاده من غير حل', countOrNone(shutCount)],
    ...(missingCount > shutCount ? [['وقته خلص ولسه يتلحق', countOrNone(missingCount - shutCount)] as const] : []),
  ] as const;
  return (
    <Dialog title={`أسبوع ${greeting.name}`} onClose={onClose}>
      <div className="call-sheet">
        <dl className="call-week">
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dd>
                <bdi dir="rtl">{figure}</bdi>
              </dd>
              <dt>{name}</dt>
            </div>
          ))}
        </dl>
        <TextArea label="رسالة جاهزة" rows={6} value={text} onChange={(event) => setText(event.target.value)} />
        {toParent && (
          <OutsideButtonLink wide href={toParent}>
            <IconBrandWhatsapp size={20} aria-hidden="true" />
            ابعتها لولي الأمر
          </OutsideButtonLink>
        )}
        {toStudent && (
          <OutsideButtonLink wide look="soft" href={toStudent}>
            <IconBrandWhatsapp size={20} aria-hidden="true" />
            ابعتها على موبايل الطالب
          </OutsideButtonLink>
        )}
      </div>
    </Dialog>
  );
}
