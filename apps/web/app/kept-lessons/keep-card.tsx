import { megabytes } from '@hessa/rules/media/film/film-quality';
import { KEPT_AT_MOST_BYTES } from '@hessa/rules/media/kept/kept-room';
import { keptLessonsPath } from '@hessa/rules/pages/student-pages';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSending } from '../api/use-sending.ts';
import { TextLink } from '../ui/controls/text-link.tsx';
import { Note } from '../ui/notices/note.tsx';
import { AboutSize } from '../ui/text/about-size.tsx';
import { canKeep } from './can-keep.ts';
import { keepPlayerParts } from './keep-player-parts.ts';
import { KeptRow } from './kept-row.tsx';
import { isWhole, keepLesson, keptLessons, roomFor } from './lesson-keeper.ts';
import { useKeptLessons } from './use-kept-lessons.ts';
import './kept-lessons.css';

interface KeepCardProps {
  userId: string;
  lessonId: number;
  /** What the player would play now: its lines, or null for the sound alone, and what that takes. */
  lines: number | null;
  bytes: number;
  addresses: Parameters<typeof keepPlayerParts>[2];
  /** Fetches the code that plays it. */
  bringPlayer: () => Promise<unknown>;
  digits: DigitStyle;
  /** Its last piece has just come: from now on it plays from here. */
  onWhole: () => void;
}

/** Under a player: the lesson for the bus, the village, the end of the month. */
export default function KeepCard(props: KeepCardProps) {
  const { userId, lessonId, lines, bytes, addresses, bringPlayer, digits } = props;
  const lessons = useKeptLessons(userId);
  const kept = lessons?.find((lesson) => lesson.lessonId === lessonId);
  const coming = kept !== undefined && !isWhole(kept);
  const came = useEffectEvent(() => {
    const now = keptLessons()?.find((lesson) => lesson.lessonId === lessonId);
    if (now && isWhole(now)) props.onWhole();
  });
  useEffect(() => {
    if (!coming) return;
    return () => came();
  }, [coming]);
  const { busy, refusal, send } = useSending();
  const [noRoom, setNoRoom] = useState<Awaited<ReturnType<typeof roomFor>>>(null);
  if (!canKeep() || lessons === null) return null;
  const size = <AboutSize bytes={bytes} digits={digits} />;

  const keep = () =>
    send(async () => {
      const room = await roomFor(lessonId, bytes);
      setNoRoom(room);
      if (room !== null) return;
      await keepLesson(userId, lessonId, lines, location.pathname + location.search);
      void keepPlayerParts(userId, lessonId, addresses, bringPlayer);
    });

  return (
    <>
      {kept ? (
        <div className="kept-card">
          <KeptRow
            lesson={kept}
            title={kept.lines === null ? 'الحصة على جهازك، صوت بس' : 'الحصة على جهازك'}
            digits={digits}
          />
          <p className="kept-card-all">
            <TextLink to={keptLessonsPath()}>كل الحصص اللي على جهازك</TextLink>
          </p>
        </div>
      ) : (
        <button
          type="button"
          className="keep-press"
          aria-disabled={busy || undefined}
          onClick={() => !busy && void keep()}
        >
          <IconDownload aria-hidden="true" />
          <span>
            <b>حمّل الحصة</b>
            <span className="muted">
              تفتح من غير نت، {lines === null ? 'صوت بس، ' : ''}
              {size}
            </span>
          </span>
          <IconChevronLeft aria-hidden="true" />
        </button>
      )}
      {coming && kept.wanted && (
        <p className="muted">الفيديو شغّال عادي وهي بتتحمّل، ولو النت قطع هتكمّل من نفس المكان.</p>
      )}
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
      {noRoom === 'phone-full' && (
        <Note tone="warn" title="مفيش مكان كفاية على الجهاز">
          <p>الحصة محتاجة {size}. فضّي شوية صور أو امسح حصة قديمة وجرّب تاني.</p>
        </Note>
      )}
      {noRoom === 'over-allowance' && (
        <Note tone="warn" title="وصلت للحد المسموح">
          <p>
            مسموح لحد <bdi>{formatNumber(megabytes(KEPT_AT_MOST_BYTES), digits)}</bdi> ميجا حصص على الجهاز. امسح حصة
            خلصتها الأول.
          </p>
        </Note>
      )}
    </>
  );
}
