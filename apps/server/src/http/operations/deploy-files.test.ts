import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../own-files.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const METRIC = /\b(?:hessa|process|nodejs)_[a-z0-9_]+/g;

describe('the dashboard and the alarms that come with the platform', () => {
  let platform: TestPlatform;
  let known: Set<string>;
  beforeAll(async () => {
    platform = await startTestPlatform();
    await platform.client().call('GET /api/Contact/getAll');
    const { body } = await platform.app.inject('/metrics');
    const families = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    known = new Set(
      families.flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
      ),
    );
  });
  afterAll(() => platform.stop());

  test.each(['grafana-dashboard.json', 'prometheus-alerts.yml'])(
    'deploy/%s names no metric that /metrics does not have [MACH-23]',
    async (file) => {
      const text = await readFile(join(REPOSITORY, 'deploy', file), 'utf8');
      const named = [...new Set(text.match(METRIC))];
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  test('the dashboard is whole: every panel asks something, and none lies on another [MACH-23]', async () => {
    const text = await readFile(join(REPOSITORY, 'deploy/grafana-dashboard.json'), 'utf8');
    const { panels } = JSON.parse(text) as {
      panels: { title: string; gridPos: { x: number; y: number; w: number; h: number }; targets: { expr: string }[] }[];
    };
    const taken = new Set<string>();
    for (const { title, gridPos, targets } of panels) {
      expect(
        targets.map(({ expr }) => expr.length > 0),
        title,
      ).toContain(true);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect(taken.has(`${x} ${y}`), title).toBe(false);
          taken.add(`${x} ${y}`);
        }
      }
    }
    expect(Math.max(...panels.map(({ gridPos }) => gridPos.x + gridPos.w))).toBeLessThanOrEqual(24);
  });

  test('every alarm says how bad it is and what to do [MACH-23]', async () => {
    const text = await readFile(join(REPOSITORY, 'deploy/prometheus-alerts.yml'), 'utf8');
    const alarms = text.split('- alert: ').slice(1);
    expect(alarms.length).toBeGreaterThan(8);
    for (const alarm of alarms) {
      expect(alarm).toMatch(/\n +expr: \S/);
      expect(alarm).toMatch(/\n +severity: (?:page|ticket)\n/);
      expect(alarm).toMatch(/\n +summary: \S/);
    }
  });
});
