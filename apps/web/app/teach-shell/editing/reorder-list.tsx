import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { dropPlace } from './drop-place.ts';
import { mark, type OtherPlace, otherPlace } from './other-place.ts';
import './reorder-list.css';

interface ReorderListProps<Item> {
  /** What is put in order, e.g. «الوحدات». */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** How an item is called out loud. */
  nameOf: (item: Item) => string;
  digits: DigitStyle;
  onMove: (from: number, to: number) => void;
  /** Where else an item may be dropped; without it, it stays in its list. */
  elsewhere?: Elsewhere;
  /** Draws an item around its handle. */
  children: (item: Item, handle: ReactNode, index: number) => ReactNode;
}

interface Elsewhere {
  /** Names the lists that take each other's items; each of their places carries it with its own key. */
  group: string;
  own: number;
  onDrop: (from: number, key: number, place: number) => void;
}

interface Drag {
  from: number;
  to: number;
  startY: number;
  offset: number;
  scroller: Element;
  /** Another list of the group that the pointer is over. */
  over: OtherPlace | null;
  /** Where the items stood when it was taken up. */
  tops: number[];
  heights: number[];
}

/** A list whose items move by dragging their handle, with finger or mouse, or by the arrow keys on it. */
export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { label, items, keyOf, nameOf, digits, onMove, elsewhere, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const howId = useId();

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onMove(from, to);
    setSaid(`${nameOf(item)}: بقى رقم ${formatNumber(to + 1, digits)} من ${formatNumber(items.length, digits)}`);
  }

  function press(event: KeyboardEvent, index: number) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Escape') letGo();
    if (to === undefined) return;
    event.preventDefault();
    move(index, to);
  }

  function take(event: PointerEvent<HTMLButtonElement>, from: number) {
    if (event.button !== 0 || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const scroller = scrollerOf(list.current);
    const boxes = [...list.current.children].map((child) => child.getBoundingClientRect());
    setDrag({
      from,
      to: from,
      startY: event.clientY + scroller.scrollTop,
      offset: 0,
      over: null,
      scroller,
      tops: boxes.map(({ top }) => top),
      heights: boxes.map(({ height }) => height),
    });
  }

  function pull(event: PointerEvent) {
    if (!drag) return;
    scrollAtEdge(drag.scroller, event.clientY);
    const pulled = under(drag, event);
    mark(pulled.over);
    setDrag(pulled);
  }

  function under(held: Drag, event: PointerEvent): Drag {
    const offset = event.clientY + held.scroller.scrollTop - held.startY;
    const over = elsewhere ? otherPlace(elsewhere, event) : null;
    const to = over ? held.from : dropPlace(held.tops, held.heights, held.from, offset);
    return { ...held, offset, over, to };
  }

  function letGo() {
    mark(null);
    setDrag(null);
  }

  function drop(event: PointerEvent) {
    if (!drag) return;
    // By where it is let go: a busy phone may not have drawn the last pull yet.
    const { from, to, over } = under(drag, event);
    if (over) elsewhere?.onDrop(from, over.key, over.place);
    else move(from, to);
    letGo();
  }

  return (
    <>
      <ol ref={list} className="reorder" aria-label={label}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className="reorder-item"
            data-held={drag?.from === index || undefined}
            style={shift(drag, index)}
          >
            {children(
              item,
              <button
                type="button"
                className="reorder-handle"
                aria-label={`رتّب ${nameOf(item)}`}
                aria-describedby={howId}
                onKeyDown={(event) => press(event, index)}
                onPointerDown={(event) => take(event, index)}
                onPointerMove={pull}
                onPointerUp={drop}
                onPointerCancel={letGo}
              >
                <IconGripVertical size={20} aria-hidden="true" />
              </button>,
              index,
            )}
          </li>
        ))}
      </ol>
      <p id={howId} hidden>
        اسحب، أو حرّك بالسهم لفوق ولتحت
      </p>
      <p className="reorder-said" role="status">
        {said}
      </p>
    </>
  );
}

/** The held item follows the pointer; those it passes make room. */
function shift(drag: Drag | null, index: number): CSSProperties | undefined {
  if (!drag) return undefined;
  if (index === drag.from) return { transform: `translateY(${drag.offset}px)` };
  const height = drag.heights[drag.from] ?? 0;
  if (index > drag.from && index <= drag.to) return { transform: `translateY(${-height}px)` };
  if (index < drag.from && index >= drag.to) return { transform: `translateY(${height}px)` };
  return undefined;
}

const EDGE_PX = 60;
const STEP_PX = 12;

/** What moves the list when it is longer than what is seen of it: a column of its own, or the page. */
function scrollerOf(list: Element): Element {
  for (let node = list.parentElement; node; node = node.parentElement) {
    const isColumn = node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (isColumn) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}

function scrollAtEdge(scroller: Element, y: number): void {
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  if (y < top + EDGE_PX) scroller.scrollBy(0, -STEP_PX);
  if (y > bottom - EDGE_PX) scroller.scrollBy(0, STEP_PX);
}
