import type { CallAbout } from '@hessa/rules/desk/call-time';
import { teachStudentPath } from '@hessa/rules/pages/console-pages';
import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useNavigate } from 'react-router';
import { type MenuChoice, MoreMenu } from '../../teach-shell/frame/more-menu.tsx';

interface StudentMenuProps {
  student: { id: string; name: string; phone: string; parentPhone: string | null };
}

/** What is done for one student, out of the list: a chat, or the card with the sheet of the act already open. */
export function StudentMenu({ student: { id, name, phone, parentPhone } }: StudentMenuProps) {
  const navigate = useNavigate();
  const chat = (label: string, number: string | null): MenuChoice[] => {
    const link = chatLink(number, '');
    const icon = <IconBrandWhatsapp size={20} aria-hidden="true" />;
    return link ? [{ label, icon, onChoose: () => void open(link, '_blank', 'noopener') }] : [];
  };
  const act = (label: string, about: CallAbout, icon: MenuChoice['icon']): MenuChoice => ({
    label,
    icon,
    onChoose: () => void navigate(`${teachStudentPath({ studentId: id })}#${about}`),
  });
  return (
    <MoreMenu
      about={name}
      choices={[
        ...chat('كلّم الطالب', phone),
        ...chat('كلّم ولي الأمر', parentPhone),
        act('مدّ الوقت', 'time', <IconHourglass size={20} aria-hidden="true" />),
        act('فضّي جهاز', 'device', <IconDeviceMobile size={20} aria-hidden="true" />),
        act('كلمة سر جديدة', 'password', <IconKey size={20} aria-hidden="true" />),
      ]}
    />
  );
}
