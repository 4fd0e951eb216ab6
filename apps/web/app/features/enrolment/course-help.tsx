import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useSupportNumber } from '../../shell/use-support-number.ts';
import { OutsideButtonLink } from '../../ui/controls/button.tsx';
import { courseQuestionChat } from './course-chats.ts';
import './course-help.css';

/** At the foot of a course's page: whoever is in doubt, or already inside, asks with the course's name written. */
export function CourseHelp({ courseName, owned }: { courseName: string; owned: boolean }) {
  const chat = courseQuestionChat(useSupportNumber(), courseName);
  if (!chat) return null;
  return (
    <section className="course-help">
      <div>
        <h2>{owned ? 'حاجة واقفة معاك؟' : 'لسه بتفكّر؟'}</h2>
        <p>
          {owned
            ? 'الكورس معاك. لو درس مش بيفتح أو عندك سؤال، المشرف بيرد عليك.'
            : 'ابعت للمشرف وقوله إنت في سنة كام ومستواك عامل إزاي، وهيقولك تبدأ بإيه.'}
        </p>
      </div>
      <OutsideButtonLink look="line" href={chat}>
        <IconBrandWhatsapp aria-hidden="true" />
        اسأل المشرف
      </OutsideButtonLink>
    </section>
  );
}
