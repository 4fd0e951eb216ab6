import { subscribe } from 'node:diagnostics_channel';

/** Vitest's side of the watch: tells the launcher every step of the run, and ends the run when asked to. */
export default class ProgressReporter {
  onInit(vitest) {
    const workers = new Set();
    subscribe('child_process', ({ process: child }) => {
      // A worker is a process that is talked to.
      queueMicrotask(() => child.channel && workers.add(child));
      child.once('exit', () => workers.delete(child));
    });
    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      process.exitCode = 1;
      // No other file is begun, those under way end now, and what was set up for all of them is taken down.
      void vitest.cancelCurrentRun('keyboard-input').catch(() => undefined);
      for (const worker of workers) worker.kill('SIGKILL');
      void vitest.exit(true);
    };
    process.on('message', (message) => message === 'stop' && stop());
    process.on('disconnect', stop);
    process.channel?.unref();
  }

  onTestModuleQueued(module) {
    tell({ file: module.moduleId, step: 'loading' });
  }

  onHookStart({ name, entity }) {
    tell({ file: (entity.module ?? entity).moduleId, step: `${name} of ${nameOf(entity)}` });
  }

  onHookEnd({ entity }) {
    tell({ file: (entity.module ?? entity).moduleId, step: nameOf(entity) });
  }

  onTestCaseReady(test) {
    tell({ file: test.module.moduleId, step: test.fullName });
  }

  onTestCaseResult(test) {
    const result = { status: test.result().state, title: test.name, ancestorTitles: ancestorsOf(test) };
    tell({ file: test.module.moduleId, step: `after ${test.fullName}`, result });
  }

  onTestModuleEnd(module) {
    tell({ file: module.moduleId, ended: module.ok() ? 'passed' : 'failed' });
  }
}

const ancestorsOf = ({ parent }) => (parent?.type === 'suite' ? [...ancestorsOf(parent), parent.name] : []);

const nameOf = (entity) => entity.fullName ?? 'the file';

function tell(step) {
  if (process.connected) process.send(step);
}
