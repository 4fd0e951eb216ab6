import { estimatedMegabytes } from '@hessa/rules/media/data-estimate';
import { type FilmSize, filmBytes } from '@hessa/rules/media/film/film-quality';
import type { QualityChoice, VideoQuality } from '@hessa/rules/media/video-quality';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { AboutSize } from '../../ui/text/about-size.tsx';
import type { PlayerSnapshot } from './adapters/player-adapter.ts';
import { MenuChoice, PlayerMenu } from './player-menu.tsx';
import { AUTOMATIC, qualityName, qualityNow } from './quality-names.ts';

interface QualityMenuProps {
  snapshot: PlayerSnapshot;
  durationSeconds: number | null;
  choice: QualityChoice;
  recommended: VideoQuality;
  /** Whether less is fetched on mobile data; null where there is nothing to save on. */
  saver: { on: boolean; set: (on: boolean) => void } | null;
  /** What each weighs, where it is known and not only guessed. */
  sizes: readonly FilmSize[] | null;
  digits: DigitStyle;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (choice: QualityChoice) => void;
}

/** Which quality, and about what it costs: whoever pays by the megabyte decides with open eyes. */
export function QualityMenu(props: QualityMenuProps) {
  const { snapshot, durationSeconds, choice, recommended, saver, sizes, digits, open, onOpen, onChoose } = props;
  const { can, lines } = snapshot;
  const wished = can.quality === 'wished';
  const now = qualityNow(choice, lines);
  const cost = (quality: VideoQuality, kilobits: number | null) => {
    const guessed = estimatedMegabytes(durationSeconds, quality, kilobits);
    const bytes = (sizes && filmBytes(sizes, quality)) ?? (guessed === null ? null : guessed * 1_000_000);
    return bytes === null ? null : (
      <small>
        <AboutSize bytes={bytes} digits={digits} />
      </small>
    );
  };
  return (
    <PlayerMenu
      shown={<span dir={now === AUTOMATIC ? 'rtl' : 'ltr'}>{now}</span>}
      label={`الجودة: ${now}`}
      title={wished ? 'الجودة المفضلة (يوتيوب بيختار في الآخر)' : 'جودة الفيديو'}
      open={open}
      onOpen={onOpen}
    >
      {saver && (
        <button
          type="button"
          className="player-choice player-saver"
          role="switch"
          aria-checked={saver.on}
          onClick={() => saver.set(!saver.on)}
        >
          توفير النت: {saver.on ? 'شغّال' : 'مقفول'}
          <small>على نت الموبايل بس</small>
        </button>
      )}
      <div className="player-choices player-choices-even">
        <MenuChoice chosen={choice === 'auto'} onChoose={() => onChoose('auto')}>
          {AUTOMATIC}
          {!wished && (
            <small>
              لحد <bdi dir="ltr">{qualityName(recommended)}</bdi>
            </small>
          )}
        </MenuChoice>
        {can.qualities.map(({ quality, kilobits }) => (
          <MenuChoice key={quality} chosen={choice === quality} onChoose={() => onChoose(quality)}>
            <bdi dir="ltr">{qualityName(quality)}</bdi>
            {cost(quality, kilobits)}
          </MenuChoice>
        ))}
      </div>
    </PlayerMenu>
  );
}
