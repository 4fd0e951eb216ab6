import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs';

/** Stands where the picture was; the watermark goes on above it. */
export function SoundOnly() {
  return (
    <div className="player-sound" dir="rtl">
      <IconHeadphones aria-hidden="true" size={56} />
      <b>صوت بس</b>
    </div>
  );
}
