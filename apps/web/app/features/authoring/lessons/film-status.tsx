import { FILM_MODES, type FilmMode } from '@hessa/rules/media/film/film-ladder';
import { type DigitStyle, formatPercent } from '@hessa/rules/text/digits';
import { aboutLength } from '@hessa/rules/text/film-length';
import { fileSize } from '../../../teach-shell/files/file-size.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, Chips } from '../../../ui/controls/chips.tsx';
import { Note } from '../../../ui/notices/note.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { FilmFacts } from './film-facts.tsx';
import { type Film, isBeingMade, type useFilm } from './use-film.ts';
import './film-status.css';

interface FilmStatusProps {
  followed: ReturnType<typeof useFilm>;
  digits: DigitStyle;
}

const MODES: Record<FilmMode, string> = { board: 'سبورة أو شاشة', camera: 'كاميرا' };

/** What the uploaded film is, how far its making is, and what became of it. */
export function FilmStatus({ followed, digits }: FilmStatusProps) {
  const { film, making, stopping } = followed;
  if (!film) return null;
  const refusal = making.refusal ?? stopping.refusal;
  return (
    <section className="film-status" aria-label="تجهيز الفيديو">
      {film.facts && <FilmFacts {...film.facts} />}
      {film.captionsUrl !== null && (
        <p className="muted">لقينا ترجمة جوه الفيديو، وهتظهر للطلبة لو ما رفعتش ترجمة غيرها.</p>
      )}
      {film.isPale && (
        <Note tone="info" title="الفيديو متصوّر HDR">
          <p>أداة التجهيز اللي على السيرفر مش بتظبط ألوانه، فهيتفرّجوا عليه بس ألوانه أهدى. كلّم اللي مشغّل المنصة.</p>
        </Note>
      )}
      {isBeingMade(film) && <Making film={film} followed={followed} digits={digits} />}
      {film.state === 'failed' && (
        <Note
          tone="wrong"
          title={film.job?.problem?.messageAr ?? 'تجهيز الفيديو ماكملش.'}
          actions={again('جرّب تاني')}
        />
      )}
      {film.state === 'stopped' && (
        <Note tone="info" title="وقّفت تجهيز الفيديو" actions={again('كمّل التجهيز')}>
          <p>اللي اتجهّز محفوظ، وهنكمّل من عنده.</p>
        </Note>
      )}
      {film.state === 'ready' && <Ready film={film} followed={followed} digits={digits} />}
      {refusal && <Note tone="wrong" title={refusal.messageAr} />}
    </section>
  );

  function again(words: string) {
    return (
      <Button look="line" size="small" busy={making.busy} onClick={() => void followed.make(film?.mode ?? null)}>
        {words}
      </Button>
    );
  }
}

function Making({ film, followed, digits }: FilmStatusProps & { film: Film }) {
  const { job, state, secondsLeft } = film;
  const percent = job?.total ? Math.min(100, Math.floor((job.done / job.total) * 100)) : 0;
  const isStopping = followed.stopping.busy || (job?.isStopping ?? false);
  const isWaiting = job?.state === 'waiting';
  return (
    <>
      <div className="film-status-head">
        <b>{isStopping ? 'بنوقّف' : isWaiting ? 'الفيديو مستني دوره' : 'بنجهّز الفيديو للطلبة'}</b>
        {!isWaiting && <span className="muted">{formatPercent(percent, digits)}</span>}
        <Button look="quiet" size="small" busy={isStopping} onClick={() => void followed.stop()}>
          وقّف
        </Button>
      </div>
      <ProgressBar percent={percent} label="تجهيز الفيديو" />
      <p className="muted">
        {isWaiting && 'بنجهّز فيديو ورا التاني، وده هيبدأ لوحده. '}
        {secondsLeft !== null && <>فاضل {aboutLength(secondsLeft, digits)} تقريبًا. </>}
        {state === 'opens'
          ? 'الطلبة يقدروا يتفرّجوا من دلوقتي، وباقي الجودات جاية.'
          : 'تقدر تحفظ الدرس وتنشره: هيفتح للطلبة أول ما أول جودة تجهز.'}
      </p>
    </>
  );
}

function Ready({ film, followed, digits }: FilmStatusProps & { film: Film }) {
  const { rungs, mode, originalBytes } = film;
  const made = rungs.reduce((sum, { bytes }) => sum + bytes, 0);
  const ordered = [...rungs].sort((one, other) => (other.lines ?? 0) - (one.lines ?? 0));
  return (
    <>
      <ul className="film-status-rungs" aria-label="الجودات">
        {ordered.map(({ name, lines, bytes }) => (
          <li key={name}>
            <b>{lines === null ? 'صوت بس' : <bdi dir="ltr">{lines}p</bdi>}</b> {fileSize(bytes, digits)}
          </li>
        ))}
      </ul>
      <p className="muted">
        الجودات كلها {fileSize(made, digits)}، والملف الأصلي{' '}
        {originalBytes > 0 ? fileSize(originalBytes, digits) : 'اتمسح'}.
      </p>
      {originalBytes > 0 && (
        <>
          <Chips label="الفيديو ده إيه">
            {FILM_MODES.map((one) => (
              <Chip key={one} chosen={mode === one} onClick={() => mode !== one && void followed.make(one)}>
                {MODES[one]}
              </Chip>
            ))}
          </Chips>
          <p className="muted">
            السبورة خطها واضح ونتها أقل، والكاميرا حركتها أنعم. لو غيّرت هنجهّزه تاني، والطلبة مكمّلين على الموجود.
          </p>
        </>
      )}
    </>
  );
}
