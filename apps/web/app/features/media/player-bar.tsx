import type { FilmSize } from '@hessa/rules/media/film/film-quality';
import { playerTime } from '@hessa/rules/media/player-time';
import type { QualityChoice, VideoQuality } from '@hessa/rules/media/video-quality';
import type { DigitStyle } from '@hessa/rules/text/digits';
import IconBadgeCc from '@tabler/icons-react/dist/esm/icons/IconBadgeCc.mjs';
import IconBadgeCcFilled from '@tabler/icons-react/dist/esm/icons/IconBadgeCcFilled.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { PlayerAdapter, PlayerSnapshot } from './adapters/player-adapter.ts';
import { OnlyQuality } from './only-quality.tsx';
import type { PlayerActions } from './player-actions.ts';
import './player-bar.css';
import { QualityMenu } from './quality-menu.tsx';
import { SeekBar } from './seek-bar.tsx';
import type { Strip } from './seek-strip.tsx';
import { SpeedMenu } from './speed-menu.tsx';
import { VolumeControl } from './volume-control.tsx';

/** The sheet stands outside of the player; it is one of its menus all the same. */
export type OpenMenu = 'speed' | 'quality' | 'sheet' | null;

interface PlayerBarProps {
  snapshot: PlayerSnapshot;
  durationSeconds: number | null;
  adapter: PlayerAdapter | null;
  actions: PlayerActions;
  quality: {
    choice: QualityChoice;
    recommended: VideoQuality;
    saver: { on: boolean; set: (on: boolean) => void } | null;
    choose: (choice: QualityChoice) => void;
  };
  captions: { shown: boolean; toggle: () => void };
  fullscreen: { full: boolean; toggle: () => void };
  menu: OpenMenu;
  onMenu: (menu: OpenMenu) => void;
  /** The pictures of the seek bar. */
  strip: Strip | null;
  /** What a film of ours weighs in each quality. */
  sizes: readonly FilmSize[] | null;
  /** The sound is played without its picture. */
  soundAlone: boolean;
  digits: DigitStyle;
}

/** Everything the provider can do, and nothing it cannot. */
export function PlayerBar(props: PlayerBarProps) {
  const { snapshot, durationSeconds, adapter, actions, quality, captions, fullscreen, menu, onMenu, digits } = props;
  const { strip, sizes, soundAlone } = props;
  const { can, playing, positionSeconds, lines } = snapshot;
  const opener = (name: 'speed' | 'quality') => (open: boolean) => onMenu(open ? name : null);
  const size = adapter?.fileBytes;
  return (
    <div className="player-bar">
      {can.seek && (
        <SeekBar
          positionSeconds={positionSeconds}
          durationSeconds={durationSeconds}
          loadedSeconds={snapshot.loadedSeconds}
          strip={strip}
          onSeek={actions.seekTo}
        />
      )}
      <div className={can.captions ? 'player-row player-row-full' : 'player-row'}>
        <IconButton label={playing ? 'وقّف' : 'شغّل'} onClick={actions.toggle}>
          {playing ? <IconPlayerPauseFilled aria-hidden="true" /> : <IconPlayerPlayFilled aria-hidden="true" />}
        </IconButton>
        {can.volume !== 'none' && (
          <VolumeControl
            volume={snapshot.volume}
            canStep={can.volume === 'steps'}
            onMute={actions.toggleMute}
            onVolume={actions.setVolume}
          />
        )}
        <span className="player-time">
          {playerTime(positionSeconds)}
          <span className="player-length"> / {durationSeconds === null ? '–' : playerTime(durationSeconds)}</span>
        </span>
        <span className="player-gap" />
        {can.captions && (
          <button
            type="button"
            className="icon-btn"
            aria-label="الترجمة المكتوبة"
            aria-pressed={captions.shown}
            onClick={captions.toggle}
          >
            {captions.shown ? <IconBadgeCcFilled aria-hidden="true" /> : <IconBadgeCc aria-hidden="true" />}
          </button>
        )}
        {can.speeds.length > 0 && (
          <SpeedMenu
            speed={snapshot.speed}
            speeds={can.speeds}
            open={menu === 'speed'}
            onOpen={opener('speed')}
            onSpeed={(speed) => {
              actions.setSpeed(speed);
              onMenu(null);
            }}
          />
        )}
        {can.qualities.length > 0 && (
          <QualityMenu
            snapshot={snapshot}
            durationSeconds={durationSeconds}
            choice={quality.choice}
            recommended={quality.recommended}
            saver={quality.saver}
            sizes={sizes}
            digits={digits}
            open={menu === 'quality'}
            onOpen={opener('quality')}
            onChoose={(choice) => {
              quality.choose(choice);
              onMenu(null);
            }}
          />
        )}
        {soundAlone && <span className="player-sound-chip">صوت</span>}
        {can.qualities.length === 0 && size && lines !== null && (
          <OnlyQuality lines={lines} size={size} digits={digits} open={menu === 'quality'} onOpen={opener('quality')} />
        )}
        <IconButton label={fullscreen.full ? 'صغّر الشاشة' : 'ملء الشاشة'} onClick={fullscreen.toggle}>
          {fullscreen.full ? <IconMinimize aria-hidden="true" /> : <IconMaximize aria-hidden="true" />}
        </IconButton>
      </div>
    </div>
  );
}
