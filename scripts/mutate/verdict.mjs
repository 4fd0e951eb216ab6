/** An area passes with so many of a hundred changes noticed, or when it is said of every other one why it may stay. */
const ENOUGH = 90;

/** A change may keep a module from loading at all. Where more than so many of a hundred do, something else is broken. */
const BROKEN_AT_MOST = 10;

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Noticed by the clock alone: a change that waits for ever looks like that, and so does a machine with much to do. */
const byTheClock = ({ status, statusReason = '' }) =>
  status === 'Timeout' || (status === 'Killed' && /timed out in \d+ ?ms/.test(statusReason));

/**
 * What the changes of an area come to. `linesOf` gives the lines of a file, `explained` by file the changes that nobody
 * need notice. An explanation is of one change: the line as it stands, what of it was changed, and into what.
 */
export function verdict(results, linesOf, explained) {
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const survivors = results
    .filter(({ status }) => UNNOTICED.includes(status))
    .map((result) => readable(result, linesOf));
  const slow = results.filter(byTheClock).map((result) => readable(result, linesOf));
  const whyOf = ({ file, at, was, becomes }) =>
    explained[file]?.find((each) => each.at === at && each.was === was && each.becomes === becomes);
  const used = new Set(survivors.map(whyOf));
  const files = new Set(results.map(({ fileName }) => fileName));
  const stale = Object.entries(explained).flatMap(([file, each]) =>
    files.has(file) ? each.filter((one) => !used.has(one)).map((one) => ({ file, ...one })) : [],
  );
  const killed = count(...NOTICED);
  const broken = count('RuntimeError');
  const open = survivors.filter((survivor) => !whyOf(survivor));
  const score = (killed / Math.max(1, killed + survivors.length)) * 100;
  return {
    killed,
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    broken,
    explained: survivors.length - open.length,
    score,
    slow,
    open,
    stale,
    passes:
      (score >= ENOUGH || open.length === 0) && stale.length === 0 && broken * 100 <= results.length * BROKEN_AT_MOST,
  };
}

function readable({ fileName, location: { start, end }, replacement, status }, linesOf) {
  const lines = linesOf(fileName).slice(start.line - 1, end.line);
  const at = lines[0].trim();
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  const was = oneLine(lines.join('\n'));
  return { file: fileName, line: start.line, at, was, becomes: oneLine(replacement), status };
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
