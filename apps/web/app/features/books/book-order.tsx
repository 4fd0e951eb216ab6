import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useId } from 'react';
import { Button, OutsideButtonLink } from '../../ui/controls/button.tsx';

interface BookOrderProps {
  title: string;
  /** Who takes orders; empty when the teacher gave no number. */
  supportNumber: string;
}

/** Books are ordered in a chat that already names the book. */
export function BookOrder({ title, supportNumber }: BookOrderProps) {
  const reasonId = useId();
  const chat = chatLink(supportNumber, `السلام عليكم، ممكن أطلب كتاب «${title}»؟`);
  if (chat) {
    return (
      <OutsideButtonLink href={chat} look="line" size="small" wide aria-label={`اطلبه على واتساب: ${title}`}>
        <IconBrandWhatsapp size={20} aria-hidden="true" />
        اطلبه
      </OutsideButtonLink>
    );
  }
  return (
    <>
      <Button look="line" size="small" wide disabled aria-describedby={reasonId}>
        اطلبه
      </Button>
      <p className="book-card-reason" id={reasonId}>
        مفيش رقم للطلب دلوقتي. جرّب بعدين.
      </p>
    </>
  );
}
