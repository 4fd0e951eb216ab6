import { readStored, writeStored } from '../../session/safe-storage.ts';
import { networkInformation } from './detect-connection.ts';

const KEY = 'video_data_saver';

/** On until somebody turns it off: whoever pays by the megabyte should not have to look for it. */
export function loadDataSaver(): boolean {
  return readStored(KEY) !== 'off';
}

export function keepDataSaver(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off');
}

/** Where the browser tells; one that does not is taken to be at home. */
export function isOnMobileData(): boolean {
  return networkInformation()?.type === 'cellular';
}
