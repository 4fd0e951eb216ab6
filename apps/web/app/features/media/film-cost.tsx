import { filmBytes } from '@hessa/rules/media/film/film-quality';
import type { VideoQuality } from '@hessa/rules/media/video-quality';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconArrowsDownUp from '@tabler/icons-react/dist/esm/icons/IconArrowsDownUp.mjs';
import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs';
import { Button } from '../../ui/controls/button.tsx';
import { AboutSize, Size } from '../../ui/text/about-size.tsx';
import type { LessonVideo } from './lesson-player-props.ts';
import './film-cost.css';

interface FilmCostProps {
  film: NonNullable<LessonVideo['film']>;
  quality: VideoQuality;
  /** What comes now, as it is called. */
  now: string;
  saves: boolean;
  fetchedBytes: number;
  soundAlone: boolean;
  /** It lies on the phone and takes nothing. */
  isKept: boolean;
  /** Nothing but its sound can be played now. */
  noPicture: boolean;
  digits: DigitStyle;
  onSound: (alone: boolean) => void;
  onQualities: () => void;
}

/** What the lesson takes of somebody's package, before and while it is watched, and the ways to take less. */
export function FilmCost(props: FilmCostProps) {
  const { film, quality, now, saves, fetchedBytes, soundAlone, isKept, noPicture, digits, onSound, onQualities } =
    props;
  const size = (bytes: number) => <AboutSize bytes={bytes} digits={digits} />;
  const whole = filmBytes(film.sizes, quality);
  const { sound } = film;
  return (
    <section className="film-cost" aria-label="استهلاك النت" dir="rtl">
      {soundAlone || noPicture ? <IconHeadphones aria-hidden="true" /> : <IconArrowsDownUp aria-hidden="true" />}
      <div className="film-cost-words">
        {isKept ? (
          <p>
            <b>شغّالة من جهازك</b>، مش هتاكل نت
          </p>
        ) : soundAlone && sound ? (
          <p>
            الصوت بس هياكل <b>{size(sound.bytes)}</b>
            {whole !== null && whole > sound.bytes && (
              <>
                {' '}
                بدل <Size bytes={whole} digits={digits} />
              </>
            )}
          </p>
        ) : (
          whole !== null && (
            <p>
              الدرس ده هياكل <b>{size(whole)}</b>
            </p>
          )
        )}
        {isKept ? null : fetchedBytes > 0 ? (
          <p className="muted">نزل منه {size(fetchedBytes)}</p>
        ) : (
          saves && (
            <p className="film-cost-saves">
              {film.mode === 'board' ? 'توفير النت شغّال، والخط واضح' : 'توفير النت شغّال'}
            </p>
          )
        )}
      </div>
      <div className="film-cost-ways">
        {!isKept && film.sizes.length > 0 && (
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={onQualities}>
            <span>
              الجودة: <bdi>{soundAlone ? 'صوت' : now}</bdi>
            </span>
          </Button>
        )}
        {sound && !noPicture && (
          <Button look="quiet" size="small" aria-pressed={soundAlone} onClick={() => onSound(!soundAlone)}>
            {soundAlone ? (
              'رجّع الصورة'
            ) : (
              <>
                <IconHeadphones aria-hidden="true" size={20} />
                صوت بس
              </>
            )}
          </Button>
        )}
      </div>
    </section>
  );
}
