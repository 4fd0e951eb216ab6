import { WATERMARK_CYCLE_MS, watermarkOpacity, watermarkPosition } from '@hessa/rules/media/watermark';

export interface WatermarkLook {
  text: string;
  opacity: number;
  speed: number;
}

/** Twenty steps a second look smooth at a cycle of 20 s and cost a phone nothing. */
const STEP_MS = 50;
/** Hiding by rules of a style sheet changes no attribute; it is looked for. */
const LOOK_EVERY_MS = 1_000;

const HOST_STYLE = {
  all: 'initial',
  position: 'absolute',
  inset: '0',
  display: 'block',
  overflow: 'hidden',
  'z-index': '2',
  'pointer-events': 'none',
  visibility: 'visible',
  opacity: '1',
} as const;

const MARK_STYLE = {
  position: 'absolute',
  'inset-block-start': '0',
  'inset-inline-start': '0',
  direction: 'ltr',
  font: '600 16px/1 ui-monospace, "Cascadia Mono", "Roboto Mono", monospace',
  // Apart, and passed over by a browser that does not know the unit.
  'font-size': 'clamp(14px, 2.4cqi, 22px)',
  'letter-spacing': '0.06em',
  'white-space': 'nowrap',
  // White with a dark edge is read on every picture; it is no part of a theme.
  color: '#fff',
  'text-shadow': '0 0 2px #000',
  'user-select': 'none',
  'will-change': 'transform',
} as const;

/**
 * The student's number over the picture: drawn in a closed shadow root, not in the page's own elements, and put back
 * whenever it is removed, changed or hidden. It deters and helps to trace; it cannot prevent.
 */
export function createWatermark(wrapper: HTMLElement, look: WatermarkLook, onTampered: () => void): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let host = draw();
  let stopped = false;

  const watcher = new MutationObserver((records) => {
    // React adds and removes its own parts beside the mark; only the mark's own fate counts.
    const touched = records.some(({ target }) => target === host.element);
    if (touched || host.element.parentElement !== wrapper) restore();
  });
  watch();
  const guard = setInterval(() => {
    if (isSeen(wrapper) && !isSeen(host.element)) restore();
  }, LOOK_EVERY_MS);
  const walk = setInterval(move, STEP_MS);
  move();

  function draw() {
    const element = document.createElement('div');
    element.ariaHidden = 'true';
    setStyle(element, HOST_STYLE);
    const mark = document.createElement('span');
    mark.textContent = look.text;
    setStyle(mark, { ...MARK_STYLE, opacity: String(watermarkOpacity(look.opacity)) });
    element.attachShadow({ mode: 'closed' }).append(mark);
    wrapper.append(element);
    return { element, mark };
  }

  function watch() {
    watcher.observe(wrapper, { childList: true });
    watcher.observe(host.element, { attributes: true });
  }

  function restore() {
    if (stopped) return;
    watcher.disconnect();
    host.element.remove();
    host = draw();
    move();
    watch();
    onTampered();
  }

  function move() {
    const { left, top } = watermarkPosition(performance.now() % (WATERMARK_CYCLE_MS * 30), look.speed, calm.matches);
    const { clientWidth, clientHeight } = wrapper;
    host.mark.style.transform = `translate(${(left * clientWidth) / 100}px, ${(top * clientHeight) / 100}px)`;
  }

  return () => {
    stopped = true;
    watcher.disconnect();
    clearInterval(guard);
    clearInterval(walk);
    host.element.remove();
  };
}

function setStyle(element: HTMLElement, style: Readonly<Record<string, string>>): void {
  // Important, so that no rule of a style sheet is stronger.
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value, 'important');
}

function isSeen(element: HTMLElement): boolean {
  // Younger than the floor: an older browser still has whatever was removed or changed put back.
  return element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
}
