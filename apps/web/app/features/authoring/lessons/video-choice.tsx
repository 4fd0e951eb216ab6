import type { DigitStyle } from '@hessa/rules/text/digits';
import type { UploadedFile } from '../../../teach-shell/files/file-upload.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { ArrivingFilm } from './arriving-film.tsx';
import { KeptFile } from './kept-file.tsx';
import { addressOf, type VideoDraft } from './video-draft.ts';

interface VideoChoiceProps {
  draft: VideoDraft;
  problem: string | undefined;
  digits: DigitStyle;
  /** Whatever a camera films in is taken. */
  makesFilms: boolean;
  onChange: (change: Partial<VideoDraft>) => void;
  onUploaded: (file: UploadedFile) => void;
  /** A film whose length the browser may read by itself. */
  onFilm: (film: File | string) => void;
}

const FOUND = {
  youtube: 'فيديو يوتيوب. جرّبه تحت.',
  hosted: 'فيديو من خدمة الفيديو. جرّبه تحت.',
  file: 'ملف فيديو من لينك. جرّبه تحت واتأكد إنه بيشتغل.',
  refused: 'يوتيوب، أو كود التضمين، أو خدمة الفيديو، أو ملف MP4.',
} as const;

const FILMS = {
  words: 'أي فيديو من موبايلك أو الكاميرا: MP4 أو MOV أو MKV أو WebM أو AVI أو TS أو 3GP',
  accept: 'video/*,.mp4,.mov,.mkv,.webm,.avi,.ts,.mts,.3gp',
};

/** What the lesson plays: somebody else's address or a file of ours. The other one waits, should it be wanted again. */
export function VideoChoice({ draft, problem, digits, makesFilms, onChange, onUploaded, onFilm }: VideoChoiceProps) {
  const address = addressOf(draft);
  return (
    <div className="video-editor-part">
      <Chips label="الفيديو منين">
        <Chip chosen={draft.source === 'address'} onClick={() => onChange({ source: 'address' })}>
          لينك
        </Chip>
        <Chip chosen={draft.source === 'file'} onClick={() => onChange({ source: 'file' })}>
          ملف من جهازك
        </Chip>
      </Chips>
      {draft.source === 'address' ? (
        <Field
          label="لينك الفيديو"
          script="latin"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={2000}
          value={draft.address}
          problem={problem}
          hint={FOUND[address.kind]}
          onChange={(event) => onChange({ address: event.currentTarget.value, duration: '' })}
          onBlur={() => address.kind === 'file' && onFilm(address.url)}
        />
      ) : (
        <KeptFile
          purpose="video"
          label="ملف الفيديو"
          file={draft.video}
          digits={digits}
          {...(makesFilms ? { kinds: FILMS, arriving: (file) => <ArrivingFilm {...file} /> } : {})}
          onUploaded={onUploaded}
          onChange={(video, chosen) => {
            onChange({ video, duration: '' });
            if (chosen) onFilm(chosen);
          }}
        />
      )}
    </div>
  );
}
