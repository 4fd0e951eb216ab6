import { z } from 'zod';

const list = z.string().transform((text) => Object.fromEntries(text.split(',').flatMap(readPair)));
const address = z.url({ protocol: /^https?$/, message: 'must be an address that starts with http:// or https://' });

/** The variables that OpenTelemetry names, as far as there is something here that they can decide. */
export const traceVariables = {
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: list.default({}),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: list.default({}),
  OTEL_SERVICE_NAME: z.string().default('hessa'),
  OTEL_RESOURCE_ATTRIBUTES: list.default({}),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
};

export interface TraceSettings {
  url: string;
  headers: Record<string, string>;
  resource: Record<string, string>;
  share: number;
}

type TraceEnvironment = z.infer<z.ZodObject<typeof traceVariables>>;

/** Where traces go, or undefined while nobody asked for any. */
export function traceSettings(env: TraceEnvironment): TraceSettings | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url =
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (endpoint ? `${endpoint.replace(/\/$/, '')}/v1/traces` : undefined);
  if (url === undefined || env.OTEL_SDK_DISABLED === 'true') return undefined;
  return {
    url,
    headers: { ...env.OTEL_EXPORTER_OTLP_HEADERS, ...env.OTEL_EXPORTER_OTLP_TRACES_HEADERS },
    resource: { ...env.OTEL_RESOURCE_ATTRIBUTES, 'service.name': env.OTEL_SERVICE_NAME },
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** `key=value`, each spelt as in an address. */
function readPair(text: string): [string, string][] {
  const at = text.indexOf('=');
  return at < 1 ? [] : [[decodeURIComponent(text.slice(0, at).trim()), decodeURIComponent(text.slice(at + 1).trim())]];
}
