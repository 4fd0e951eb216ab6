import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { OutsideButtonLink } from '../../ui/controls/button.tsx';
import './message-links.css';

interface MessageLinksProps {
  /** Said to those who do not see whose row the links stand in. */
  name: string;
  phone: string;
  parentPhone: string | null;
  toStudent: string;
  toParent: string;
}

/** Two chats with the words already in them: the student's and the parent's. Nothing is sent by itself. */
export function MessageLinks({ name, phone, parentPhone, toStudent, toParent }: MessageLinksProps) {
  const student = chatLink(phone, toStudent);
  const parent = chatLink(parentPhone, toParent);
  return (
    <span className="message-links">
      {student && (
        <OutsideButtonLink look="soft" size="small" href={student} aria-label={`كلّم الطالب: ${name}`}>
          <IconBrandWhatsapp size={18} aria-hidden="true" />
          الطالب
        </OutsideButtonLink>
      )}
      {parent && (
        <OutsideButtonLink look="soft" size="small" href={parent} aria-label={`كلّم ولي أمر ${name}`}>
          <IconBrandWhatsapp size={18} aria-hidden="true" />
          ولي الأمر
        </OutsideButtonLink>
      )}
    </span>
  );
}
