const TITLES: Readonly<Record<string, string>> = {
  'network.failed': 'مفيش اتصال',
  'network.timeout': 'النت بطيء',
  'limit.too_many_requests': 'استنى شوية',
  'service.busy': 'الزحمة كبيرة',
};

/** The heading of a refusal's panel: the line and the crowd have names of their own, the rest is the form's. */
export function refusalTitle(code: string, otherwise: string): string {
  return TITLES[code] ?? otherwise;
}
