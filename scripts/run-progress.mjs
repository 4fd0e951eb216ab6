import path from 'node:path';

/** What the steps that a test run reports come to: the results so far, and what is under way. */
export function runProgress(root, now = Date.now) {
  const files = new Map();

  function note({ file, step, result, ended }) {
    const known = files.get(file) ?? { step: '', since: now(), startTime: now(), ended: null, assertionResults: [] };
    files.set(file, known);
    if (result !== undefined) known.assertionResults.push(result);
    if (ended !== undefined) Object.assign(known, { ended, endTime: now() });
    else Object.assign(known, { step, since: now() });
  }

  return {
    note,
    /** One line for each file that has begun and not ended. */
    underWay: () =>
      [...files]
        .filter(([, { ended }]) => ended === null)
        .map(([file, { step, since }]) => {
          const seconds = Math.round((now() - since) / 1000);
          return `${path.relative(root, file)}: ${step}, for ${seconds} s`;
        }),
    /** A file that did not come to its end has failed. */
    report: () => ({
      testResults: [...files].map(([name, { ended, startTime, endTime = now(), assertionResults }]) => ({
        name,
        status: ended ?? 'failed',
        startTime,
        endTime,
        assertionResults,
      })),
    }),
  };
}

/** Calls back once when nothing was heard for so long; `heard` starts the time anew. */
export function watchSilence(ms, onSilence) {
  let timer = setTimeout(onSilence, ms);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, ms);
    },
    stop: () => clearTimeout(timer),
  };
}
