import { filmBytes, megabytes } from '@hessa/rules/media/film/film-quality';
import type { VideoQuality } from '@hessa/rules/media/video-quality';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconArrowsDownUp from '@tabler/icons-react/dist/esm/icons/IconArrowsDownUp.mjs';
import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs';
import { Button } from '../../ui/controls/button.tsx';
import type { LessonVideo } from './lesson-player-props.ts';
import './film-cost.css';

interface FilmCostProps {
  film: NonNullable<LessonVideo['film']>;
  quality: VideoQuality;
  saves: boolean;
  fetchedBytes: number;
  soundAlone: boolean;
  /** It lies on the phone and takes nothing. */
  isKept: boolean;
  digits: DigitStyle;
  onSound: (alone: boolean) => void;
}

/** What the lesson takes of somebody's package, before and while it is watched, and the way to take nearly nothing. */
export function FilmCost({ film, quality, saves, fetchedBytes, soundAlone, isKept, digits, onSound }: FilmCostProps) {
  const number = (bytes: number) => <bdi>{formatNumber(megabytes(bytes), digits)}</bdi>;
  const whole = filmBytes(film.sizes, quality);
  const { sound } = film;
  return (
    <section className="film-cost" aria-label="استهلاك النت" dir="rtl">
      {soundAlone ? <IconHeadphones aria-hidden="true" /> : <IconArrowsDownUp aria-hidden="true" />}
      <div className="film-cost-words">
        {isKept ? (
          <p>
            <b>شغّالة من موبايلك</b>، مش هتاكل نت
          </p>
        ) : soundAlone && sound ? (
          <p>
            <b>حوالي {number(sound.bytes)} ميجا</b>
            {whole !== null && <> بدل {number(whole)}</>}
          </p>
        ) : (
          whole !== null && (
            <p>
              الدرس ده هياكل <b>حوالي {number(whole)} ميجا</b>
            </p>
          )
        )}
        {isKept ? null : fetchedBytes > 0 ? (
          <p className="muted">نزل منه {number(fetchedBytes)} ميجا</p>
        ) : (
          saves && (
            <p className="film-cost-saves">
              {film.mode === 'board' ? 'توفير النت شغّال، والخط واضح' : 'توفير النت شغّال'}
            </p>
          )
        )}
      </div>
      {sound && (
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
    </section>
  );
}
