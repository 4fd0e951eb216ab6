import { shareLink } from '@hessa/rules/site/chat-link';
import { useState } from 'react';
import { Button, OutsideButtonLink } from '../../ui/controls/button.tsx';
import { Ltr } from '../../ui/text/bidi.tsx';
import './reason-dialog.css';
import './told-link.css';

interface ToldLinkProps {
  /** What the link is for, before it. */
  told: string;
  link: string;
  /** What goes out with it over a messaging app. */
  message: string;
}

/** An address to hand on: copied, or sent. */
export function ToldLink({ told, link, message }: ToldLinkProps) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('اللينك اتنسخ.');
    } catch {
      setSaid('المتصفح منع النسخ. انسخ اللينك بإيدك.');
    }
  }
  return (
    <div className="reason-form">
      <p>{told}</p>
      <p className="told-link">
        <Ltr>{link}</Ltr>
      </p>
      <div className="console-actions">
        <Button data-first-focus onClick={() => void copy()}>
          انسخ اللينك
        </Button>
        <OutsideButtonLink look="line" href={shareLink(message)}>
          ابعته واتساب
        </OutsideButtonLink>
      </div>
      <p className="muted" role="status">
        {said}
      </p>
    </div>
  );
}
