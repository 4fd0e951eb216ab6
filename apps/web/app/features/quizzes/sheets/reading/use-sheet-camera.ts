import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type SheetPicture, takePicture } from './sheet-picture.ts';

export type CameraState = 'opening' | 'looking' | 'refused' | 'none';

/** A look takes a phone about a third of a second; between two it rests. */
const REST_MS = 350;

/** Shows the camera behind the phone in a video, and hands over a picture at a time until one is taken. */
export function useSheetCamera(video: RefObject<HTMLVideoElement | null>, onPicture: (picture: SheetPicture) => void) {
  const [state, setState] = useState<CameraState>('opening');
  const [light, setLight] = useState<Light | null>(null);
  const tell = useEffectEvent(onPicture);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer = 0;
    let isOver = false;

    function look() {
      const shown = video.current;
      const picture = shown && shown.videoWidth > 0 ? takePicture(shown, shown.videoWidth, shown.videoHeight) : null;
      if (picture) tell(picture);
      if (!isOver) timer = window.setTimeout(look, REST_MS);
    }

    async function open() {
      if (!navigator.mediaDevices) return setState('none');
      const wanted = { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_440 } };
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
      } catch (error) {
        if (!isOver) setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
        return;
      }
      if (isOver || !video.current) return close();
      video.current.srcObject = stream;
      await video.current.play().catch(() => {});
      setState('looking');
      setLight(lightOf(stream));
      look();
    }

    function close() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    void open().catch(() => setState('none'));
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      close();
    };
  }, [video]);

  return { state, light };
}

/** The phone's lamp. */
export interface Light {
  shine: (on: boolean) => Promise<void>;
}

/** Null where the camera has no lamp, or the browser no word for it. */
function lightOf(stream: MediaStream): Light | null {
  const [track] = stream.getVideoTracks();
  const known = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || known?.torch !== true) return null;
  return { shine: (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }) };
}
