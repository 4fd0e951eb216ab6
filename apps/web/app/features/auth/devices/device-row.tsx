import type { Reply } from '@hessa/contract/client';
import { deviceName } from '@hessa/rules/auth/device-name';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/notices/badge.tsx';
import { Ltr } from '../../../ui/text/bidi.tsx';
import { momentText } from '../../../ui/text/day-text.ts';
import { deviceCalled } from '../../../ui/text/device-words.ts';
import './device-row.css';

export type MyDevice = Reply<'GET /api/Student/devices'>['data']['devices'][number];

interface DeviceRowProps {
  device: MyDevice;
  digits: DigitStyle;
  /** What can be done with it. */
  children: ReactNode;
}

/** A device by the name its owner would give it, and when it was last used. */
export function DeviceRow({ device, digits, children }: DeviceRowProps) {
  const { browser } = deviceName(device.label);
  return (
    <li className="device-row">
      <b>{deviceCalled(device.label)}</b>
      {browser && <Ltr>{browser}</Ltr>}
      {device.isThis && <Badge tone="here">اللي في إيدك</Badge>}
      <span className="muted">
        {device.isThis ? 'شغّال دلوقتي' : `آخر استخدام ${momentText(new Date(device.lastSeenAt), new Date(), digits)}`}
        {device.network && (
          <>
            {' '}
            من <Ltr>{device.network}</Ltr>
          </>
        )}
      </span>
      {children}
    </li>
  );
}
