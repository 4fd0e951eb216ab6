import type { FilmMode } from '@hessa/rules/media/film/film-ladder';
import { ENOUGH, filmBytes } from '@hessa/rules/media/film/film-quality';
import { QUALITIES, type QualityChoice, type VideoQuality } from '@hessa/rules/media/video-quality';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/notices/dialog.tsx';
import { AboutSize } from '../../ui/text/about-size.tsx';
import { qualityOf } from './adapters/stream-levels.ts';
import type { LessonVideo } from './lesson-player-props.ts';
import { AUTOMATIC, qualityName } from './quality-names.ts';
import './quality-sheet.css';

type Choice = QualityChoice | 'sound';

interface QualitySheetProps {
  film: NonNullable<LessonVideo['film']>;
  choice: Choice;
  recommended: VideoQuality;
  saver: { on: boolean; set: (on: boolean) => void } | null;
  /** Of the picture that is really shown. */
  lines: number | null;
  digits: DigitStyle;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/** What a quality is good for: on a board it is the writing that counts. */
const GOOD_FOR: Record<FilmMode, Record<VideoQuality, string>> = {
  board: {
    hd1080: 'للشاشة الكبيرة',
    hd720: 'خط السبورة واضح',
    medium: 'الخط الصغير صعب',
    small: 'للصورة العامة بس',
    tiny: 'السبورة مش هتتقري',
  },
  camera: {
    hd1080: 'للشاشة الكبيرة',
    hd720: 'صورة واضحة',
    medium: 'كفاية للموبايل',
    small: 'صورة مقبولة',
    tiny: 'للنت الضعيف',
  },
};

/** The qualities of a film with what each takes, big enough for a thumb. */
export function QualitySheet(props: QualitySheetProps) {
  const { film, choice, recommended, saver, lines, digits, onChoose, onClose } = props;
  const here = new Set(film.sizes.map((size) => qualityOf({ width: size.lines, height: size.lines })));
  const offered = QUALITIES.filter(({ quality }) => here.has(quality)).map(({ quality }) => quality);
  const [best] = offered;
  const enough = ENOUGH[film.mode];
  const lower = (quality: VideoQuality) => QUALITIES.findIndex((entry) => entry.quality === quality);
  const isSmall = best !== undefined && lower(best) > lower(enough);
  // Nothing comes that the film does not have.
  const top = best !== undefined && lower(best) > lower(recommended) ? best : recommended;
  // A film that was never clearer is told as it is: nothing better is kept from anybody.
  const words = (quality: VideoQuality) =>
    quality === best && lower(quality) > lower('hd720') ? 'زي ما اتصوّر' : GOOD_FOR[film.mode][quality];
  return (
    <div className="quality-beside">
      <Dialog title="الجودة" onClose={onClose}>
        {(dismiss) => {
          const row = (value: Choice, name: ReactNode, hint: ReactNode, bytes: number | null) => (
            <li key={value} className={value === 'sound' ? 'quality-apart' : undefined}>
              <button
                type="button"
                className="quality-row"
                aria-pressed={choice === value}
                onClick={() => {
                  onChoose(value);
                  dismiss();
                }}
              >
                <span className="quality-dot" aria-hidden="true" />
                <span>
                  <b>{name}</b>
                  <small>{hint}</small>
                </span>
                {bytes !== null && (
                  <span className="quality-cost">
                    <AboutSize bytes={bytes} digits={digits} />
                  </span>
                )}
              </button>
            </li>
          );
          const now = choice === 'auto' && lines !== null;
          return (
            <div className="quality-sheet">
              {saver && (
                <button
                  type="button"
                  className="quality-saver"
                  role="switch"
                  aria-checked={saver.on}
                  onClick={() => saver.set(!saver.on)}
                >
                  <span>
                    <b>توفير النت</b>
                    <small>
                      {isSmall ? 'الفيديو ده خفيف من غير توفير، أعلى جودة فيه' : 'على نت الموبايل مش هنعدّي'}{' '}
                      <bdi dir="ltr">{qualityName(isSmall ? best : enough)}</bdi>
                    </small>
                  </span>
                  <span className="quality-switch" aria-hidden="true" />
                </button>
              )}
              <ul className="quality-rows">
                {row(
                  'auto',
                  AUTOMATIC,
                  <>
                    حسب النت، {now ? 'دلوقتي' : 'لحد'} <bdi dir="ltr">{now ? `${lines}p` : qualityName(top)}</bdi>
                  </>,
                  filmBytes(film.sizes, recommended),
                )}
                {offered.map((quality) =>
                  row(
                    quality,
                    <bdi dir="ltr">{qualityName(quality)}</bdi>,
                    words(quality),
                    filmBytes(film.sizes, quality),
                  ),
                )}
                {film.sound && row('sound', 'صوت بس', 'من غير الصورة', film.sound.bytes)}
              </ul>
            </div>
          );
        }}
      </Dialog>
    </div>
  );
}
