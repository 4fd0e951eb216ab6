import { MenuChoice, PlayerMenu } from './player-menu.tsx';

interface SpeedMenuProps {
  speed: number;
  speeds: readonly number[];
  open: boolean;
  onOpen: (open: boolean) => void;
  onSpeed: (speed: number) => void;
}

export function SpeedMenu({ speed, speeds, open, onOpen, onSpeed }: SpeedMenuProps) {
  return (
    <PlayerMenu shown={`${speed}×`} label={`السرعة: ${speed}`} title="سرعة الفيديو" open={open} onOpen={onOpen}>
      <div className="player-choices player-speeds" dir="ltr">
        {speeds.map((one) => (
          <MenuChoice key={one} chosen={one === speed} onChoose={() => onSpeed(one)}>
            {one}×
          </MenuChoice>
        ))}
      </div>
    </PlayerMenu>
  );
}
