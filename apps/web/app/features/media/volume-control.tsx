import { isMuted } from '@hessa/rules/media/playback';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolume2 from '@tabler/icons-react/dist/esm/icons/IconVolume2.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import './volume-control.css';

interface VolumeControlProps {
  volume: number;
  canStep: boolean;
  onMute: () => void;
  onVolume: (volume: number) => void;
}

/** The loudspeaker mutes; its slider of tenths unfolds beside it. */
export function VolumeControl({ volume, canStep, onMute, onVolume }: VolumeControlProps) {
  const slider = useRef<HTMLInputElement>(null);
  const muted = isMuted(volume);
  const Icon = muted ? IconVolumeOff : volume < 0.5 ? IconVolume2 : IconVolume;
  useEffect(() => {
    slider.current?.style.setProperty('--at', String(volume));
  }, [volume]);
  return (
    <div className="volume">
      <IconButton label={muted ? 'شغّل الصوت' : 'اكتم الصوت'} onClick={onMute}>
        <Icon aria-hidden="true" />
      </IconButton>
      {canStep && (
        <input
          ref={slider}
          className="volume-slider seek-bar"
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={volume}
          aria-label="مستوى الصوت"
          aria-valuetext={muted ? 'مكتوم' : `${Math.round(volume * 100)} في المية`}
          onChange={(event) => onVolume(Number(event.currentTarget.value))}
        />
      )}
    </div>
  );
}
