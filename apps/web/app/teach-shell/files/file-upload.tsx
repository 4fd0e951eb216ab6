import { type UploadPurpose, uploadRule } from '@hessa/rules/media/upload-purposes';
import { formatPercent } from '@hessa/rules/text/digits';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { FieldProblem } from '../../ui/fields/field-frame.tsx';
import { ProgressBar } from '../../ui/progress/progress-bar.tsx';
import { useConsole } from '../frame/use-console.ts';
import { fileSize } from './file-size.ts';
import type { UploadedFile, UploadStage } from './resumable-upload.ts';
import { UploadTimeLeft } from './upload-time-left.tsx';
import { useUpload } from './use-upload.ts';
import './file-upload.css';

export type { UploadedFile } from './resumable-upload.ts';

interface FileUploadProps {
  purpose: UploadPurpose;
  label: string;
  onUploaded: (file: UploadedFile, chosen: File) => void;
  /** What the file chooser offers; the purpose's own kinds unless told. */
  accept?: string;
  /** What may be chosen and how that is said, where it is more than the purpose's own. */
  kinds?: Kinds;
  /** The words on the button, such as «غيّر الصورة». */
  choose?: string;
  /** What is said of the file while it goes up. */
  arriving?: (upload: { uploadId: string | null; chosen: File; sent: number }) => ReactNode;
  /** What stands here now, under the label. */
  current?: ReactNode;
}

interface Kinds {
  words: string;
  accept: string;
}

const KINDS: Record<UploadPurpose, Kinds> = {
  cover: { words: 'صورة JPG أو PNG أو WebP', accept: 'image/jpeg,image/png,image/webp' },
  'book-cover': { words: 'صورة JPG أو PNG أو WebP', accept: 'image/jpeg,image/png,image/webp' },
  portrait: { words: 'صورة JPG أو PNG أو WebP', accept: 'image/jpeg,image/png,image/webp' },
  'question-image': { words: 'صورة JPG أو PNG أو WebP', accept: 'image/jpeg,image/png,image/webp' },
  'passage-audio': { words: 'تسجيل MP3 أو M4A أو OGG أو WAV', accept: '.mp3,.m4a,.ogg,.wav' },
  poster: { words: 'صورة JPG أو PNG أو WebP', accept: 'image/jpeg,image/png,image/webp' },
  attachment: {
    words: 'PDF أو Word أو PowerPoint أو Excel أو صورة أو صوت',
    accept: '.pdf,.docx,.pptx,.xlsx,.jpg,.jpeg,.png,.webp,.mp3,.m4a,.ogg,.wav',
  },
  captions: { words: 'ترجمة WebVTT (ملف الكلام بتوقيته)', accept: '.vtt,text/vtt' },
  video: { words: 'فيديو MP4 أو WebM', accept: 'video/mp4,video/webm,.mp4,.webm' },
};

const STAGES: Record<UploadStage, string> = {
  sending: 'بنرفع',
  waiting: 'النت قطع، هنكمّل لوحدنا أول ما يرجع',
  checking: 'وصل كله، بنراجعه',
};

/** A place to drop a file or choose one; it goes up in pieces and survives a cut line. */
export function FileUpload(props: FileUploadProps) {
  const { purpose, label, onUploaded, accept, choose = 'اختار ملف', current, arriving } = props;
  const { digits } = useConsole();
  const { state, start, cancel } = useUpload(purpose, onUploaded);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const kinds = props.kinds ?? KINDS[purpose];

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && state.kind !== 'busy') void start(file);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drop place that looks like paper
    <div
      className="upload"
      role="group"
      aria-labelledby={`${id}-label`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <b className="upload-label" id={`${id}-label`}>
        {label}
      </b>
      {current}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept ?? kinds.accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Choosing the same file again is a choice too.
          event.currentTarget.value = '';
          if (file) void start(file);
        }}
      />
      {state.kind === 'busy' ? (
        <div className="upload-busy">
          <p className="upload-file">
            <bdi className="upload-name">{state.name}</bdi>
            <span className="muted">{fileSize(state.bytes, digits)}</span>
          </p>
          {arriving?.(state)}
          <ProgressBar
            percent={percent(state)}
            label={`رفع ${label}`}
            tone={state.stage === 'waiting' ? 'warn' : 'pen'}
            thin
          />
          <p className="upload-line">
            <span role="status">{STAGES[state.stage]}</span>
            {state.stage === 'sending' && (
              <>
                <bdi className="muted">{formatPercent(percent(state), digits, 'none')}</bdi>
                <UploadTimeLeft sent={state.sent} bytes={state.bytes} digits={digits} />
              </>
            )}
            <Button look="quiet" size="small" onClick={cancel}>
              إلغاء
            </Button>
          </p>
        </div>
      ) : (
        <div className="upload-line">
          <Button
            look="line"
            size="small"
            aria-describedby={state.kind === 'failed' ? `${id}-problem` : `${id}-hint`}
            onClick={() => input.current?.click()}
          >
            <IconUpload size={18} aria-hidden="true" />
            {choose}
          </Button>
          <span className="upload-hint" id={`${id}-hint`}>
            {kinds.words}، لحد {fileSize(uploadRule(purpose).maxBytes, digits)}
          </span>
        </div>
      )}
      {state.kind === 'failed' && (
        <div role="alert">
          <FieldProblem id={`${id}-problem`}>
            <bdi className="upload-name">{state.name}</bdi>: {state.problem}{' '}
            {state.retry && (
              <Button look="quiet" size="small" onClick={state.retry}>
                جرّب تاني
              </Button>
            )}
          </FieldProblem>
        </div>
      )}
    </div>
  );
}

function percent({ sent, bytes }: { sent: number; bytes: number }): number {
  return bytes === 0 ? 0 : Math.min(100, Math.floor((sent * 100) / bytes));
}
