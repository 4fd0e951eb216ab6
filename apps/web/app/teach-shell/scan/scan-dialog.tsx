import { readDeskSearch } from '@hessa/rules/desk/desk-search';
import { useRef, useState } from 'react';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { useCameraSquares } from './use-camera-squares.ts';
import './scan-dialog.css';

interface ScanDialogProps {
  title: string;
  /** What to do next, in a sentence. */
  children?: string | undefined;
  onClose: () => void;
  /** With the code of the card that the camera saw. */
  onCode: (code: string) => void;
}

const TROUBLE = {
  refused: 'المتصفح مانع الكاميرا. اسمح بيها من إعدادات الموقع، أو اكتب رقم الكارت.',
  none: 'مفيش كاميرا شغالة هنا. اكتب رقم الكارت أو الكود.',
} as const;

/** The camera, until it has seen the square of a card. */
export function ScanDialog({ title, children, onClose, onCode }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isForeign, setForeign] = useState(false);
  const state = useCameraSquares(video, (text) => {
    const { code } = readDeskSearch(text);
    if (code) onCode(code);
    setForeign(code === null);
  });
  const hasTrouble = state === 'refused' || state === 'none';
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="scan">
        {hasTrouble ? (
          <Note tone="warn" title={TROUBLE[state]} />
        ) : (
          <div className="scan-view">
            <video ref={video} className="scan-video" muted playsInline aria-label="الكاميرا" />
          </div>
        )}
        {!hasTrouble && (
          <p className="muted" role="status">
            {isForeign ? 'ده مربع حاجة تانية، مش كارت من كروتنا.' : (children ?? 'حط مربع الكارت جوه الإطار.')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
