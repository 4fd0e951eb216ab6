/** What a page says, as the router asks for it. One that a crowded server turned away is asked for again by itself. */
export async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request.clone());
  if (response.status !== 503) return response;
  const crowd = await import('./waiting/come-back.ts').catch(() => null);
  return crowd ? crowd.comeBackForPage(response, () => fetch(request.clone()), request.signal) : response;
}
