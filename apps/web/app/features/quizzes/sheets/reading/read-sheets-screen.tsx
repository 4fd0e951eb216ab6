import { teachPrintQuizPath, teachQuizReportPath } from '@hessa/rules/pages/console-pages';
import { PAPER } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { ReadGate } from '../../../../api/read-gate.tsx';
import { useRead } from '../../../../api/use-read.ts';
import { PageFailed } from '../../../../teach-shell/frame/page-failed.tsx';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { Note } from '../../../../ui/notices/note.tsx';
import { RtlTitle } from '../../../../ui/text/bidi.tsx';
import { KeptSheetList } from './kept-sheet-list.tsx';
import { type PictureTrouble, readPicture, type SheetDesk, type SheetInHand } from './read-picture.ts';
import { type FileTrouble, SheetCamera } from './sheet-camera.tsx';
import { type SettledSheet, SheetPanel } from './sheet-panel.tsx';
import { pageOf, type SheetPicture } from './sheet-picture.ts';
import { useKeptSheets } from './use-kept-sheets.ts';
import './read-sheets.css';

interface ReadSheetsScreenProps {
  lessonId: number;
  userId: string;
  digits: DigitStyle;
}

/** A heap of shaded sheets, one after the other under the camera of a phone. */
export function ReadSheetsScreen(props: ReadSheetsScreenProps) {
  const { lessonId } = props;
  const read = useRead(
    'GET /api/teach/quizzes/{lessonId}/sheets',
    { params: { lessonId } },
    { freshMs: 0, forgotten: true },
  );
  return (
    <ReadGate read={read} waiting="بنجهّز مفاتيح النماذج" failed={<PageFailed read={read} heading="h1" />}>
      {({ data }) => <Reading {...props} desk={data} refresh={read.refresh} />}
    </ReadGate>
  );
}

interface ReadingProps extends ReadSheetsScreenProps {
  desk: SheetDesk;
  refresh: () => Promise<void>;
}

function Reading({ lessonId, userId, digits, desk, refresh }: ReadingProps) {
  const [sheet, setSheet] = useState<SheetInHand | null>(null);
  const [trouble, setTrouble] = useState<PictureTrouble | 'same-sheet' | null>(null);
  /** What is wrong with the file that was chosen last. The camera looks on beside it, and must not wipe it away. */
  const [fileTrouble, setFileTrouble] = useState<FileTrouble | null>(null);
  /** The seat on the sheet that was read last: it lies under the camera for a while longer. */
  const [lastSeat, setLastSeat] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const kept = useKeptSheets(userId, lessonId, () => void refresh());

  function look(picture: SheetPicture, from: 'camera' | 'file'): void {
    const seen = readPicture(picture, desk, lessonId);
    const isSame = typeof seen !== 'string' && from === 'camera' && seen.seat !== null && seen.seat === lastSeat;
    const result = isSame ? 'same-sheet' : seen;
    const isRead = typeof result !== 'string';
    if (from === 'file') setFileTrouble(isRead || result === 'same-sheet' ? null : result);
    else setTrouble(isRead ? null : result);
    if (isRead || from === 'camera') setSheet(isRead ? result : null);
    if (isRead) setFileTrouble(null);
  }

  async function settle(picture: SheetPicture, { name, ...settled }: SettledSheet): Promise<void> {
    const readAt = new Date().toISOString();
    const key = newKey();
    const body = { ...settled, key, readAt, page: pageOf(picture), instead: false };
    setSheet(null);
    setLastSeat(settled.seat);
    setCount(count + 1);
    await kept.keep({ userId, lessonId, name, sheet: body, refusal: null });
  }

  return (
    <div className="console-page sheet-reading">
      <div className="console-head">
        <div>
          <h1>اقرا ورق التظليل</h1>
          <p className="muted">
            <RtlTitle>{desk.name}</RtlTitle>
            {count > 0 && <>، قريت {countedNoun(count, PAPER, digits)}</>}
          </p>
        </div>
        <div className="console-actions">
          <ButtonLink look="quiet" size="small" to={teachQuizReportPath({ lessonId })}>
            نتيجة الامتحان
          </ButtonLink>
        </div>
      </div>
      {kept.isStoreBroken && (
        <Note tone="warn" title="الموبايل مش قادر يحفظ الورق لحد ما يتبعت. اقرا الورق وإنت متوصّل بالنت." />
      )}
      {desk.papers.length === 0 ? (
        <Note
          tone="warn"
          title="الامتحان ده لسه ما اتطبعش له ورق تظليل"
          actions={
            <ButtonLink look="line" size="small" to={teachPrintQuizPath({ lessonId })}>
              اطبعه
            </ButtonLink>
          }
        />
      ) : sheet ? (
        <SheetPanel
          key={count}
          sheet={sheet}
          students={desk.students}
          digits={digits}
          onSettled={(settled) => void settle(sheet.picture, settled)}
          onAgain={() => setSheet(null)}
        />
      ) : (
        <SheetCamera
          trouble={trouble}
          fileTrouble={fileTrouble}
          onPicture={look}
          onNoPicture={() => setFileTrouble('no-picture')}
        />
      )}
      <p className="muted">الصور متسجّلة على موبايلك لحد ما تتبعت.</p>
      <KeptSheetList
        waiting={kept.waiting}
        read={desk.read}
        digits={digits}
        onAgain={(each, instead) => void kept.sendAgain(each, instead)}
        onDrop={(each) => void kept.putAway(each)}
      />
    </div>
  );
}

/** A UUID of version 4 by the floor's own means: `randomUUID` is younger than some phones. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
