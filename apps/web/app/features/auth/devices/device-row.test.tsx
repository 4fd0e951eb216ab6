import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeviceRow } from './device-row.tsx';

const AT = '2026-11-17T07:55:00Z';

const row = (isThis: boolean) =>
  renderToStaticMarkup(
    <DeviceRow
      digits="arabic"
      device={{ id: 'a', label: 'Android, Chrome', network: null, signedInAt: AT, lastSeenAt: AT, isThis }}
    >
      {null}
    </DeviceRow>,
  );

test('the device in one’s hand is in use now, the other was at its time [LEARN-182]', () => {
  expect(row(true)).toContain('شغّال دلوقتي');
  expect(row(true)).not.toContain('آخر استخدام');
  expect(row(false)).toContain('آخر استخدام');
});
