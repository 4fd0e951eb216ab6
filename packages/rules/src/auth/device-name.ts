const SYSTEMS: Readonly<Record<string, string>> = {
  iPhone: 'آيفون',
  iPad: 'آيباد',
  Android: 'موبايل أندرويد',
  Windows: 'كمبيوتر ويندوز',
  Mac: 'كمبيوتر ماك',
  Linux: 'كمبيوتر لينكس',
};

/** What its owner calls a device, from the label the server keeps of it, and the browser in it; null for what is unknown. */
export function deviceName(label: string): { device: string | null; browser: string | null } {
  const [system = '', ...rest] = label.split(' ');
  const device = SYSTEMS[system] ?? null;
  const browser = device === null ? label : rest.join(' ');
  return { device, browser: browser === '' || browser === 'Unknown' ? null : browser };
}
