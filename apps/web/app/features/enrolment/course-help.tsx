import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useSupportNumber } from '../../shell/use-support-number.ts';
import { OutsideButtonLink } from '../../ui/controls/button.tsx';
import { courseQuestionChat } from './course-chats.ts';
import './course-help.css';

/** At the foot of a course's page: whoever is still in doubt asks, with the course's name already written. */
export function CourseHelp({ courseName }: { courseName: string }) {
  const chat = courseQuestionChat(useSupportNumber(), courseName);
  if (!chat) return null;
  return (
    <section className="course-help">
      <div>
        <h2>لسه بتفكّر؟</h2>
        <p>ابعت للمشرف وقوله إنت في سنة كام ومستواك عامل إزاي، وهيقولك تبدأ بإيه.</p>
      </div>
      <OutsideButtonLink look="line" href={chat}>
        <IconBrandWhatsapp aria-hidden="true" />
        اسأل المشرف
      </OutsideButtonLink>
    </section>
  );
}
