import { chatLink } from '@hessa/rules/site/chat-link';
import { OutsideButtonLink } from '../ui/controls/button.tsx';

interface SupportLinkProps {
  /** Of a teacher who has none there is no link. */
  number: string;
  /** What the chat begins with. */
  words: string;
  size?: 'normal' | 'small';
}

/** The way to a person, in the words of what went wrong. */
export function SupportLink({ number, words, size }: SupportLinkProps) {
  const chat = chatLink(number, words);
  return (
    chat && (
      <OutsideButtonLink look="line" size={size} href={chat}>
        كلّم المشرف
      </OutsideButtonLink>
    )
  );
}
