import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useSupportNumber } from '../../shell/use-support-number.ts';
import { OutsideButtonLink } from '../../ui/controls/button.tsx';

/** What a parent does next: a chat that already says whose parent writes, by the number both sides know. */
export function AskTeacher({ studentPhone }: { studentPhone: string }) {
  const words = `السلام عليكم، أنا ولي أمر الطالب صاحب الرقم ${studentPhone}، ممكن أسأل عن المستوى؟`;
  const chat = chatLink(useSupportNumber(), words);
  if (!chat) return null;
  return (
    <div className="report-ask">
      <OutsideButtonLink href={chat} look="line">
        <IconBrandWhatsapp aria-hidden="true" />
        اسأل عن المستوى
      </OutsideButtonLink>
    </div>
  );
}
