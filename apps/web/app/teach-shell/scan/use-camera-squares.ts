import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { openSquareReader } from './read-square.ts';

type CameraState = 'opening' | 'looking' | 'refused' | 'none';

/** A look five times a second is quick for a hand, and leaves the phone cool. */
const LOOK_MS = 200;
/** Enough for a card held at arm's length. */
const LONGEST_SIDE = 800;

/** Shows the camera behind the phone in a video and tells what its squares say, each once. */
export function useCameraSquares(video: RefObject<HTMLVideoElement | null>, onRead: (text: string) => void) {
  const [state, setState] = useState<CameraState>('opening');
  const tell = useEffectEvent(onRead);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer = 0;
    let isOver = false;
    let last = '';
    const picture = document.createElement('canvas');

    async function look(read: Awaited<ReturnType<typeof openSquareReader>>) {
      const shown = video.current;
      if (isOver) return;
      if (shown && shown.videoWidth > 0) {
        const scale = Math.min(1, LONGEST_SIDE / Math.max(shown.videoWidth, shown.videoHeight));
        picture.width = Math.round(shown.videoWidth * scale);
        picture.height = Math.round(shown.videoHeight * scale);
        picture.getContext('2d', { willReadFrequently: true })?.drawImage(shown, 0, 0, picture.width, picture.height);
        const text = await read(picture).catch(() => null);
        if (!isOver && text && text !== last) {
          last = text;
          tell(text);
        }
      }
      if (!isOver) timer = window.setTimeout(() => void look(read), LOOK_MS);
    }

    async function open() {
      if (!navigator.mediaDevices) return setState('none');
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      } catch (error) {
        if (!isOver) setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
        return;
      }
      if (isOver || !video.current) return close();
      video.current.srcObject = stream;
      await video.current.play().catch(() => {});
      setState('looking');
      await look(await openSquareReader());
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

  return state;
}
