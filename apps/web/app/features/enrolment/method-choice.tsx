import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useSupportNumber } from '../../shell/use-support-number.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { ChoiceButton, ChoiceLink } from './choice.tsx';
import { enrolmentChat } from './course-chats.ts';
import { type EnrollingCourse, isOfferedFree } from './enrolling-course.ts';
import { StartFree } from './start-free.tsx';
import type { useStartFree } from './use-start-free.ts';
import './enrolment-dialog.css';

interface MethodChoiceProps {
  course: EnrollingCourse;
  starting: ReturnType<typeof useStartFree>;
  onCode: () => void;
  onCancel: () => void;
}

export function MethodChoice({ course, starting, onCode, onCancel }: MethodChoiceProps) {
  const chat = enrolmentChat(useSupportNumber(), course.courseName);
  const free = isOfferedFree(course);
  return (
    <div className="enrol">
      <p className="enrol-course">
        <RtlTitle>{course.courseName}</RtlTitle>
      </p>
      {free ? (
        <StartFree {...starting} />
      ) : (
        <ChoiceButton icon={IconTicket} title="معايا كود" onClick={onCode}>
          اكتب الكود والكورس يفتح على طول
        </ChoiceButton>
      )}
      {chat && (
        <ChoiceLink icon={IconBrandWhatsapp} title="أكلّم المشرف" href={chat}>
          {free ? 'على واتساب، لو عندك سؤال' : 'على واتساب، وهيقولك تدفع إزاي'}
        </ChoiceLink>
      )}
      <Button look="quiet" wide onClick={onCancel}>
        مش دلوقتي
      </Button>
    </div>
  );
}
