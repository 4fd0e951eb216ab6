import { useRef } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Note } from '../../../../ui/notices/note.tsx';
import type { PictureTrouble } from './read-picture.ts';
import { pictureOfFile, type SheetPicture } from './sheet-picture.ts';
import { useSheetCamera } from './use-sheet-camera.ts';

const CAMERA_TROUBLE = {
  refused: 'المتصفح مانع الكاميرا. اسمح بيها من إعدادات الموقع، أو اختار صورة.',
  none: 'مفيش كاميرا شغالة هنا. اختار صورة للورقة.',
} as const;

const TROUBLE: Readonly<Record<PictureTrouble | 'same-sheet', string>> = {
  'same-sheet': 'اتقرت. شيلها وحط اللي بعدها.',
  'no-sheet': 'حط الورقة كلها جوه الصورة.',
  'corners-missing': 'فيه ركن مش باين. خلّي المربعات السودا الأربعة جوه الصورة.',
  'too-far': 'قرّب شوية.',
  'no-code': 'المربع اللي فوق مش باين. ثبّت الموبايل أو زوّد النور.',
  'other-exam': 'دي ورقة امتحان تاني.',
  'unknown-version': 'الورقة دي من نسخة ما اتطبعتش من هنا. حدّث الصفحة وجرّب تاني.',
};

interface SheetCameraProps {
  trouble: PictureTrouble | 'same-sheet' | null;
  onPicture: (picture: SheetPicture, from: 'camera' | 'file') => void;
}

/** The camera until it has seen a sheet, and a file as the other way. */
export function SheetCamera({ trouble, onPicture }: SheetCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const state = useSheetCamera(video, (picture) => onPicture(picture, 'camera'));
  return (
    <div className="sheet-camera">
      {state === 'refused' || state === 'none' ? (
        <Note tone="warn" title={CAMERA_TROUBLE[state]} />
      ) : (
        <video ref={video} className="sheet-video" muted playsInline aria-label="الكاميرا" />
      )}
      <p role="status">{trouble ? TROUBLE[trouble] : 'وجّه الكاميرا على الورقة، وهتتقري لوحدها.'}</p>
      <Button look="line" onClick={() => chooser.current?.click()}>
        اختار صورة
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        aria-label="صورة الورقة"
        hidden
        onChange={async (event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          const picture = file ? await pictureOfFile(file) : null;
          if (picture) onPicture(picture, 'file');
        }}
      />
    </div>
  );
}
