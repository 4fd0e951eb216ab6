import { MANY_DEVICES_DAYS } from '@hessa/rules/auth/device-care';
import { DAY, DEVICE } from '@hessa/rules/text/counted-nouns';
import { type DigitStyle, formatNumber } from '@hessa/rules/text/digits';
import { countedNoun } from '@hessa/rules/text/plural';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { RtlTitle } from '../../ui/text/bidi.tsx';
import { momentText } from '../../ui/text/day-text.ts';
import { deviceWords } from '../../ui/text/device-words.ts';
import type { Card } from './card.ts';

const PLACES = 2;

interface CardDevicesProps {
  card: Card;
  digits: DigitStyle;
  onFree: () => void;
}

export function CardDevices({ card: { devices, student }, digits, onFree }: CardDevicesProps) {
  return (
    <section className="card-part" aria-labelledby="card-devices">
      <h2 id="card-devices" className="card-head">
        الأجهزة
        {devices.length > 0 && (
          <Badge {...(devices.length >= PLACES ? { tone: 'warn' as const } : {})}>
            {countedNoun(devices.length, DEVICE, digits)} من {formatNumber(PLACES, digits)}
          </Badge>
        )}
      </h2>
      {student.manyDevices && (
        <Note tone="warn" title="الحساب دخل من أجهزة جديدة كتير الشهر ده">
          أربعة أو أكتر في {countedNoun(MANY_DEVICES_DAYS, DAY, digits)}. ممكن يكون الحساب بيلفّ على ناس تانية، اسأل
          الأول.
        </Note>
      )}
      {devices.length === 0 && <p className="card-none">مفيش أجهزة داخلة دلوقتي.</p>}
      <ul>
        {devices.map(({ id, label, lastSeenAt }) => (
          <li key={id} className="card-row card-device">
            <span className="card-margin">
              <IconDeviceMobile aria-hidden="true" />
            </span>
            <span className="card-words">
              <b>
                <RtlTitle>{deviceWords(label)}</RtlTitle>
              </b>
              <small>{momentText(new Date(lastSeenAt), new Date(), digits)}</small>
            </span>
            <Button look="quiet" size="small" onClick={onFree}>
              فضّيه
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
