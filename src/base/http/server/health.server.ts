/**
 * GET /healthz answers 200 while the process runs; GET /readyz 200 or 503. Null for any other path. The
 * reasons are only in the log and on METRICS_PORT.
 */
export async function health(pathname: string, problems: () => Promise<readonly string[]>): Promise<Response | null> {
  if (pathname === '/healthz') return Response.json({ up: true }, { headers: { 'cache-control': 'no-store' } })
  if (pathname !== '/readyz') return null
  const ready = (await problems()).length === 0
  const headers = { 'cache-control': 'no-store', ...(!ready && { 'retry-after': '2' }) }
  return Response.json({ ready }, { status: ready ? 200 : 503, headers })
}
