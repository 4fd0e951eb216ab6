export interface MessageFrame {
  element: HTMLIFrameElement;
  send(message: unknown): void;
  destroy(): void;
}

interface FrameOptions {
  url: string;
  origin: string;
  title: string;
  onMessage: (message: Record<string, unknown>) => void;
  onLoad?: () => void;
}

/** A player of another service in a frame: spoken to at its origin, heard only from its own window and origin. */
export function createMessageFrame(host: HTMLElement, options: FrameOptions): MessageFrame {
  const { url, origin, title, onMessage, onLoad } = options;
  const element = document.createElement('iframe');
  element.title = title;
  // Fullscreen is left out on purpose: the frame's own button would drop the watermark.
  element.allow = 'autoplay; encrypted-media';
  // YouTube refuses to play for a page that does not say where it stands.
  element.referrerPolicy = 'strict-origin-when-cross-origin';
  const leaving = new AbortController();
  addEventListener(
    'message',
    (event) => {
      if (event.origin !== origin || event.source !== element.contentWindow) return;
      const message = readMessage(event.data);
      if (message) onMessage(message);
    },
    { signal: leaving.signal },
  );
  let loaded = false;
  element.addEventListener(
    'load',
    () => {
      loaded = true;
      onLoad?.();
    },
    { signal: leaving.signal },
  );
  element.src = url;
  host.append(element);
  return {
    element,
    send(message) {
      // Before that, the window is still our own empty one.
      if (loaded) element.contentWindow?.postMessage(JSON.stringify(message), origin);
    },
    destroy() {
      leaving.abort();
      element.remove();
    },
  };
}

function readMessage(data: unknown): Record<string, unknown> | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
