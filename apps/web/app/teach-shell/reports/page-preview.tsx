import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Chip, Chips } from '../../ui/controls/chips.tsx';
import './page-preview.css';

interface PagePreviewProps {
  /** What is shown, for whoever cannot see it. */
  title: string;
  /** The style sheet of the colours that the page would have; null for the platform's own. */
  coloursCss: string | null;
  /** The page's own components, with what is not saved yet. */
  children: ReactNode;
}

/**
 * A page at the size of a phone, as it would look with what stands in the form. The components are the page's own, in
 * a frame of their own, so that they answer to the frame's width; nothing in it can be pressed.
 */
export function PagePreview({ title, coloursCss, children }: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [isNight, setNight] = useState(() => document.documentElement.classList.contains('night-mode'));

  // Some browsers put the empty page into the frame at once, others a moment later.
  function open() {
    const opened = frame.current?.contentDocument;
    if (!opened || opened === page) return;
    dress(opened);
    setPage(opened);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the frame is there
  useEffect(open, []);

  useEffect(() => {
    page?.documentElement.classList.toggle('night-mode', isNight);
  }, [page, isNight]);

  useEffect(() => {
    if (!page?.defaultView) return;
    const sheet = new page.defaultView.CSSStyleSheet();
    sheet.replaceSync(coloursCss ?? '');
    page.adoptedStyleSheets = [sheet];
  }, [page, coloursCss]);

  return (
    <section className="page-preview" aria-label={title}>
      <Chips label="شكل المعاينة">
        <Chip chosen={!isNight} onClick={() => setNight(false)}>
          كراسة
        </Chip>
        <Chip chosen={isNight} onClick={() => setNight(true)}>
          سبورة
        </Chip>
      </Chips>
      <iframe ref={frame} className="page-preview-frame" title={title} onLoad={open} />
      {page && createPortal(<div inert>{children}</div>, page.body)}
      <p className="muted">ده الشكل قبل الحفظ. محدش شايفه غيرك.</p>
    </section>
  );
}

/** Gives the frame's page the language and the styles of this one. */
function dress(page: Document): void {
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.dir = document.documentElement.dir;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) page.head.append(page.importNode(sheet));
}
