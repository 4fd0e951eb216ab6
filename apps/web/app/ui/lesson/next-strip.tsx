import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './next-strip.css';

interface NextStripProps {
  to: string;
  lead: string;
  title: ReactNode;
  detail: ReactNode;
  /** On the round press. */
  icon: ReactNode;
  /** Beside the words, where there is room. */
  picture?: ReactNode;
}

/** A broad swipe of the highlighter with the next lesson on it: the one thing to press on a page. */
export function NextStrip({ to, lead, title, detail, icon, picture }: NextStripProps) {
  return (
    <Link className="next-strip" to={to} prefetch="intent">
      {picture && <span className="next-strip-picture">{picture}</span>}
      <span className="next-strip-words">
        <small>{lead}</small>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      <span className="next-strip-go">{icon}</span>
    </Link>
  );
}

/** In the next lesson's place while its finished paper lies on the phone: it is sent from there, not written again. */
export function WaitingStrip(strip: Pick<NextStripProps, 'to' | 'title' | 'icon'>) {
  return <NextStrip {...strip} lead="ورقتك مستنية تتبعت" detail="متسجّلة على جهازك، وهتتبعت أول ما النت يرجع." />;
}
