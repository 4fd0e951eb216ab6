interface Line {
  level?: string;
  msg?: string;
  err?: { code?: string };
}

/** What servers themselves call a fault in what they said, each once with how often: the reason behind a drill's 500. */
export function serverFaults(outputs: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of outputs.flatMap((output) => output.split('\n'))) {
    const fault = faultOf(line);
    if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }
  return [...counts].map(([fault, count]) => `${count} × ${fault}`);
}

function faultOf(line: string): string | null {
  if (!line.startsWith('{')) return null;
  try {
    const { level, msg, err } = JSON.parse(line) as Line;
    return level === 'error' || level === 'fatal' ? `${msg} ${err?.code ?? ''}`.trim() : null;
  } catch {
    return null;
  }
}
