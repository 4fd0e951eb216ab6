import { videoPath } from '@hessa/rules/lessons/kinds/video';
import { atSecond } from '@hessa/rules/media/at-second';
import { playerTime } from '@hessa/rules/media/player-time';
import { foundNotes } from '@hessa/rules/notes/found-notes';
import { orderNotes } from '@hessa/rules/notes/order-notes';
import { enrolledCoursesPath } from '@hessa/rules/pages/student-pages';
import { NOTE } from '@hessa/rules/text/counted-nouns';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { countedAlone } from '@hessa/rules/text/plural';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ReadGate } from '../../api/read-gate.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { CopybookDrawing } from '../../ui/drawings/copybook-drawing.tsx';
import { Sheet } from '../../ui/drawings/sheet.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { KeptSince } from '../../ui/notices/kept-since.tsx';
import { StatePanel } from '../../ui/notices/state-panel.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { Counted } from '../../ui/text/counted.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { NoteWords } from './note-words.tsx';
import type { OwnNote } from './own-note.ts';
import { RefusedNote } from './refused-note.tsx';
import { useOwnNotes } from './use-own-notes.ts';
import './notes.css';

/** Everything the student wrote beside videos, found by any of its words. */
export function NotesScreen({ title, digits }: { title: string; digits: DigitStyle }) {
  const { read, notes, refused } = useOwnNotes();
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(address.get('q') ?? '');
  const found = foundNotes(notes, typed);
  return (
    <div className="wrap notes-page">
      <SectionTitle heading="h1" lead="كل اللي كتبته وعلّمت عليه جنب الفيديوهات. محدش بيشوفه غيرك.">
        {title}
      </SectionTitle>
      <KeptSince keptAt={read.keptAt} digits={digits} />
      {refused && <RefusedNote {...refused} />}
      {notes.length > 0 ? (
        <>
          <Field
            label="دوّر في ملاحظاتك"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="muted" role="status">
            {found.length === 0 ? (
              'مفيش ملاحظة فيها الكلام ده.'
            ) : (
              <Counted>{countedAlone(found.length, NOTE, digits)}</Counted>
            )}
          </p>
          {byLesson(found).map(([lessonId, group]) => (
            <LessonGroup key={lessonId} notes={group} />
          ))}
        </>
      ) : (
        <ReadGate read={read} waiting="بنجيب ملاحظاتك" failed="مقدرناش نجيب ملاحظاتك">
          {() => <NoNotes />}
        </ReadGate>
      )}
    </div>
  );
}

function LessonGroup({ notes }: { notes: readonly OwnNote[] }) {
  const [first] = notes;
  if (!first) return null;
  return (
    <section className="notes-group">
      <h2>
        <RtlTitle>{first.lessonName || 'لسه هتتبعت'}</RtlTitle>
        {first.courseName && (
          <small>
            <RtlTitle>{first.courseName}</RtlTitle>
          </small>
        )}
      </h2>
      <Sheet as="div" flush>
        <ol className="notes-list">
          {orderNotes(notes).map((note) => (
            <li key={note.id}>
              <PlaceLink note={note} />
            </li>
          ))}
        </ol>
      </Sheet>
    </section>
  );
}

/** Where a note was taken without a line its course is not known yet: there is nowhere to lead. */
function PlaceLink({ note }: { note: OwnNote }) {
  const inside = (
    <>
      <span className="note-time">
        <bdi dir="ltr">{playerTime(note.second)}</bdi>
      </span>
      <NoteWords note={note} />
    </>
  );
  if (note.courseId === 0) return <span className="note-row">{inside}</span>;
  const video = videoPath({ courseId: note.courseId, lessonId: note.lessonId });
  return (
    <Link className="note-row" to={atSecond(video, note.second)}>
      {inside}
    </Link>
  );
}

function byLesson(notes: readonly OwnNote[]): [number, OwnNote[]][] {
  const groups = new Map<number, OwnNote[]>();
  for (const note of notes) groups.set(note.lessonId, [...(groups.get(note.lessonId) ?? []), note]);
  return [...groups];
}

function NoNotes() {
  return (
    <StatePanel
      drawing={<CopybookDrawing />}
      title="لسه مكتبتش ملاحظات"
      actions={<ButtonLink to={enrolledCoursesPath()}>روح لكورساتي</ButtonLink>}
    >
      <p>وإنت بتتفرّج على أي فيديو، علّم على الثانية أو اكتب جنبها. هتلاقيها كلها هنا.</p>
    </StatePanel>
  );
}
