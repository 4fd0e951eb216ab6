import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { supportChat } from './support-chat.ts';
import './support-button.css';

/** A plain link to the support chat that follows the reader down the page, with its greeting, in a strip of its own. */
export function SupportButton({ number }: { number: string }) {
  const href = supportChat(number);
  if (href === null) return null;
  return (
    <div className="support">
      <a className="support-button" href={href} target="_blank" rel="noopener noreferrer">
        <span className="support-bubble">
          عندك سؤال؟ كلّمنا <span className="unseen">على واتساب</span>
        </span>
        <IconBrandWhatsapp size={28} aria-hidden="true" />
      </a>
    </div>
  );
}
