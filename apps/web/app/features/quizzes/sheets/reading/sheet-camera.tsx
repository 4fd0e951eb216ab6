import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Note } from '../../../../ui/notices/note.tsx';
import type { PictureTrouble } from './read-picture.ts';
import { pictureOfFile, type SheetPicture } from './sheet-picture.ts';
import { type Light, useSheetCamera } from './use-sheet-camera.ts';

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

/** What is wrong with a file: also that it is no picture. */
export type FileTrouble = PictureTrouble | 'no-picture';

const FILE_TROUBLE: Readonly<Record<FileTrouble, string>> = {
  ...TROUBLE,
  'no-picture': 'الملف ده مش صورة بتتفتح. اختار صورة JPG أو PNG.',
  'no-sheet': 'مفيش ورقة تظليل في الصورة دي. صوّرها كلها من فوق.',
  'too-far': 'الورقة صغيرة في الصورة دي. صوّرها من قريب.',
  'no-code': 'المربع اللي فوق مش باين في الصورة دي. صوّرها تاني في نور أحسن.',
};

interface SheetCameraProps {
  trouble: PictureTrouble | 'same-sheet' | null;
  fileTrouble: FileTrouble | null;
  onPicture: (picture: SheetPicture, from: 'camera' | 'file') => void;
  /** The file that was chosen is none. */
  onNoPicture: () => void;
}

/** The camera until it has seen a sheet, and a file as the other way. */
export function SheetCamera({ trouble, fileTrouble, onPicture, onNoPicture }: SheetCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { state, light } = useSheetCamera(video, (picture) => onPicture(picture, 'camera'));
  return (
    <div className="sheet-camera">
      {state === 'refused' || state === 'none' ? (
        <Note tone="warn" title={CAMERA_TROUBLE[state]} />
      ) : (
        <video ref={video} className="sheet-video" muted playsInline aria-label="الكاميرا" />
      )}
      <p role="status">{trouble ? TROUBLE[trouble] : 'وجّه الكاميرا على الورقة، وهتتقري لوحدها.'}</p>
      {fileTrouble && <Note tone="warn" title={FILE_TROUBLE[fileTrouble]} />}
      {light && <LightPress light={light} />}
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
          if (!file) return;
          const picture = await pictureOfFile(file);
          if (picture) onPicture(picture, 'file');
          else onNoPicture();
        }}
      />
    </div>
  );
}

/** Shadow of the hand that holds the phone is what most often spoils a picture. */
function LightPress({ light }: { light: Light }) {
  const [isOn, setOn] = useState(false);
  return (
    <Button
      look="line"
      aria-pressed={isOn}
      onClick={() =>
        void light.shine(!isOn).then(
          () => setOn(!isOn),
          () => {},
        )
      }
    >
      <IconBulb size={20} aria-hidden="true" />
      كشاف الموبايل
    </Button>
  );
}
