import { buildSettings } from '../build-settings.ts';
import { deviceId } from '../session/device-id.ts';

/** The tenant that the server decided for this page; the build's own where no server rendered it. */
export function pageTenant(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="tenant"]')?.content || buildSettings.tenantId;
}

/** What calls of every visitor of a tenant carry. */
export function fixedHeaders(tenantId: string): Record<string, string> {
  return { 'X-Tenant-ID': tenantId, 'Accept-Language': 'ar-EG', Accept: 'application/json' };
}

/** The one place that builds what every API call carries besides its body. */
export function requestHeaders(token: string | null, contentType?: string, work?: string): Headers {
  const headers = new Headers({ ...fixedHeaders(pageTenant()), DeviceId: deviceId() });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (work) headers.set('X-Work', work);
  if (contentType) headers.set('Content-Type', contentType);
  return headers;
}
