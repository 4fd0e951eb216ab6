import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useSupportNumber } from '../../shell/use-support-number.ts';
import { Button, OutsideButtonLink } from '../../ui/controls/button.tsx';
import { enrolmentChat } from './course-chats.ts';
import type { EnrollingCourse } from './enrolling-course.ts';

/** The only way to pay, so it never simply disappears: without a number it says why it cannot be pressed. */
export function SupervisorLink({ course }: { course: EnrollingCourse }) {
  const chat = enrolmentChat(useSupportNumber(), course.courseName);
  if (!chat) {
    return (
      <>
        <Button wide disabled>
          <IconBrandWhatsapp aria-hidden="true" />
          كلّم المشرف
        </Button>
        <p className="course-act-lead">رقم المشرف مش متاح دلوقتي. جرّب كمان شوية.</p>
      </>
    );
  }
  return (
    <>
      <p className="course-act-lead">كلّم المشرف على واتساب، ادفع، وخُد الكود بتاعك.</p>
      <OutsideButtonLink wide href={chat}>
        <IconBrandWhatsapp aria-hidden="true" />
        كلّم المشرف
      </OutsideButtonLink>
    </>
  );
}
