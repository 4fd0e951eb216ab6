import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { RtlTitle } from '../text/bidi.tsx';
import '../drawings/sheet.css';
import './attachment-card.css';

interface AttachmentCardProps {
  url: string | null;
  title: string | null;
}

/** A file that belongs to a lesson; nothing unless it has both an address and a title. */
export function AttachmentCard({ url, title }: AttachmentCardProps) {
  if (!url || !title) return null;
  return (
    <a className="attachment sheet" href={url} target="_blank" rel="noopener noreferrer">
      <span className="attachment-paper" aria-hidden="true" dir="ltr">
        {fileKind(url)}
      </span>
      <span className="attachment-words">
        <b>
          <RtlTitle>{title}</RtlTitle>
        </b>
        <small>هيتفتح في صفحة جديدة</small>
      </span>
      <IconDownload className="attachment-mark" aria-hidden="true" />
    </a>
  );
}

/** The name of a file's kind as its address ends; a plain word where the address does not tell. */
function fileKind(url: string): string {
  const ending = /\.([a-z]{2,4})(?:[?#]|$)/i.exec(url)?.[1];
  return ending ? ending.toUpperCase() : 'ملف';
}
