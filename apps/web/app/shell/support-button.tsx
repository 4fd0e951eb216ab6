import { chatLink } from '@hessa/rules/site/chat-link';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useEffect, useState } from 'react';
import './support-button.css';

const BUBBLE_AFTER = 6_000;
const BUBBLE_FOR = 6_000;

/** A plain link to the support chat in the corner. Its greeting comes once, late, and leaves by itself or on a scroll. */
export function SupportButton({ number }: { number: string }) {
  const href = chatLink(number, 'السلام عليكم، محتاج مساعدة في المنصة.');
  const [greets, setGreets] = useState(false);

  useEffect(() => {
    if (href === null) return;
    const hide = () => setGreets(false);
    const come = setTimeout(() => {
      setGreets(true);
      addEventListener('scroll', hide, { passive: true, once: true });
    }, BUBBLE_AFTER);
    const leave = setTimeout(hide, BUBBLE_AFTER + BUBBLE_FOR);
    return () => {
      clearTimeout(come);
      clearTimeout(leave);
      removeEventListener('scroll', hide);
    };
  }, [href]);

  if (href === null) return null;
  return (
    <div className="support">
      <span className={greets ? 'support-bubble support-greets' : 'support-bubble'} aria-hidden="true">
        محتاج مساعدة؟ كلّمنا
      </span>
      <a
        className="support-button"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="محتاج مساعدة؟ كلّم الدعم على واتساب"
      >
        <IconBrandWhatsapp size={28} aria-hidden="true" />
      </a>
    </div>
  );
}
