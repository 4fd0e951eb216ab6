import { PICTURE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useSending } from '../../../api/use-sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { saveTemplate } from './export-questions.ts';
import { IMPORT_FORMATS, type ImportFormat } from './import-format.ts';
import { FILE_REFUSALS } from './import-words.ts';
import { readQuestionsFile } from './read-questions-file.ts';
import type { Pictures } from './unzip-pictures.ts';

interface ImportSourceProps {
  format: ImportFormat;
  text: string;
  /** The line to stand on, for whoever comes back to put a row right. */
  line: number | null;
  /** Why nothing could be read. */
  trouble: string | null;
  onWrite: (format: ImportFormat, text: string) => void;
  /** How many pictures lie beside the text. */
  pictureCount: number;
  digits: DigitStyle;
  onPictures: (pictures: Pictures) => void;
}

/** The box of one format: paste into it, pick a file, or drop one on it. A file becomes text that can be put right. */
export function ImportSource({
  format,
  text,
  line,
  trouble,
  pictureCount,
  digits,
  onWrite,
  onPictures,
}: ImportSourceProps) {
  const { busy, send } = useSending();
  const [unread, setUnread] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const words = IMPORT_FORMATS[format];

  useEffect(() => {
    if (line !== null && box.current) chooseLine(box.current, line);
  }, [line]);

  /** A sheet and the pictures beside it may come at once. */
  async function take(files: readonly File[]) {
    if (files.length === 0) return;
    await send(async () => {
      setUnread(null);
      for (const file of files) {
        const read = await readQuestionsFile(file, format);
        if (typeof read === 'string') {
          setUnread(FILE_REFUSALS[read]);
          continue;
        }
        if (read.pictures.size > 0) onPictures(read.pictures);
        if (read.kind === 'text') onWrite(read.format, read.text);
      }
    });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  }

  return (
    <section
      className={over ? 'import-source import-over' : 'import-source'}
      aria-label={words.label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TextArea
        ref={box}
        label={words.box}
        rows={10}
        spellCheck={false}
        value={text}
        problem={trouble}
        hint={words.hint}
        onChange={(event) => {
          setUnread(null);
          onWrite(format, event.target.value);
        }}
      />
      {words.example && (
        <figure className="import-example">
          <figcaption>مثال</figcaption>
          <pre dir="ltr" lang="en">
            {words.example}
          </pre>
        </figure>
      )}
      <div className="import-tools">
        <Button look="line" size="small" busy={busy} onClick={() => picker.current?.click()}>
          <IconUpload size={18} aria-hidden="true" />
          اختار ملف
        </Button>
        {format === 'table' && (
          <Button look="quiet" size="small" onClick={() => void saveTemplate()}>
            <IconDownload size={18} aria-hidden="true" />
            نزّل الملف الجاهز
          </Button>
        )}
        <span className="muted import-drop">أو اسحب الملف وارميه هنا</span>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="ملف الأسئلة"
        accept={words.accept}
        multiple
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          // The same file may be picked again after it was put right.
          event.target.value = '';
        }}
      />
      {pictureCount > 0 && <p role="status">{`معانا ${countedNoun(pictureCount, PICTURE, digits)}`}</p>}
      {unread && <Note tone="wrong" title={unread} />}
    </section>
  );
}

function chooseLine(box: HTMLTextAreaElement, line: number): void {
  const lines = box.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  box.focus();
  box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Browsers scroll to a choice only when it is typed; a line's share of the text is near enough.
  box.scrollTop = (box.scrollHeight * Math.max(line - 3, 0)) / Math.max(lines.length, 1);
}
