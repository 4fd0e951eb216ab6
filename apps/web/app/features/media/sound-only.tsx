import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs';

/** Stands where the picture was, out of the way of words that are read; the watermark goes on above it. */
export function SoundOnly({ read }: { read: boolean }) {
  return (
    <div className={read ? 'player-sound player-sound-read' : 'player-sound'} dir="rtl">
      {!read && <IconHeadphones aria-hidden="true" size={56} />}
      <b>صوت بس</b>
    </div>
  );
}
