import type { BrowserContext, Frame, Page } from 'playwright-core';

export const YOUTUBE_ID = 'dQw4w9WgXcQ';
const YOUTUBE_SECONDS = 200;

interface Command {
  func: string;
  args: unknown[];
}

/** The frame's side of YouTube's widget messages, as its own script speaks them. */
function speakWidget(duration: number) {
  const heard: Command[] = [];
  Object.assign(globalThis, { heard });
  const state = { currentTime: 0, playerState: 5, volume: 100, muted: false, playbackRate: 1 };
  let channel: { id?: string } | null = null;
  const post = (event: string, info: unknown) =>
    channel && parent.postMessage(JSON.stringify({ event, info, id: channel.id, channel: 'widget' }), '*');
  const deliver = (info: object) => post('infoDelivery', info);
  const become = (news: Partial<typeof state>) => {
    Object.assign(state, news);
    deliver(news);
  };
  const enter = (playerState: number) => {
    state.playerState = playerState;
    post('onStateChange', playerState);
    deliver({ playerState, currentTime: state.currentTime });
  };
  const obey: Record<string, (...args: never[]) => void> = {
    playVideo: () => enter(1),
    pauseVideo: () => enter(2),
    seekTo: (currentTime: number) => become({ currentTime }),
    setVolume: (volume: number) => become({ volume }),
    mute: () => become({ muted: true }),
    unMute: () => become({ muted: false }),
    setPlaybackRate: (playbackRate: number) => become({ playbackRate }),
    // A reload begins where YouTube pleases.
    loadVideoById() {
      state.currentTime = 0;
      enter(1);
    },
  };
  addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { event: string; id?: string } & Command;
    if (message.event === 'listening' && !channel) {
      channel = message;
      post('initialDelivery', { ...state, duration, availablePlaybackRates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] });
      post('onReady', null);
    }
    if (message.event !== 'command') return;
    heard.push({ func: message.func, args: message.args });
    obey[message.func]?.(...(message.args as never[]));
  });
  setInterval(() => {
    if (state.playerState !== 1) return;
    state.currentTime += 0.25 * state.playbackRate;
    if (state.currentTime >= duration) enter(0);
    else deliver({ currentTime: state.currentTime, videoLoadedFraction: 0.5 });
  }, 250);
}

/** Answers for YouTube's own host, so that nothing leaves the machine. */
export async function standInForYoutube(context: BrowserContext): Promise<void> {
  await context.route('https://www.youtube-nocookie.com/embed/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body style="background:#333"><script>(${speakWidget})(${YOUTUBE_SECONDS})</script>`,
    }),
  );
}

export async function youtubeFrame(page: Page): Promise<Frame> {
  const frame = page.frames().find((one) => one.url().startsWith('https://www.youtube-nocookie.com/embed/'));
  if (!frame) throw new Error('there is no YouTube frame');
  return frame;
}

/** What the frame was told to do, oldest first. */
export function heardBy(frame: Frame): Promise<Command[]> {
  return frame.evaluate(() => (globalThis as unknown as { heard: Command[] }).heard);
}
