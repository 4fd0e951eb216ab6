import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useSupportNumber } from '../../../shell/use-support-number.ts';
import { OutsideButtonLink } from '../../../ui/controls/button.tsx';

/** Only the teacher's side can give more time, so the way to ask for it stands where it ran out. */
export function ExtraTimeLink({ courseName }: { courseName: string }) {
  const chat = chatLink(useSupportNumber(), `السلام عليكم، وقت كورس «${courseName}» خلص معايا. ممكن وقت زيادة؟`);
  if (!chat) return null;
  return (
    <OutsideButtonLink href={chat} look="line" size="small">
      <IconBrandWhatsapp aria-hidden="true" />
      كلّم المشرف
    </OutsideButtonLink>
  );
}
