import type { Answer, Client } from '#src/base/http/client/client.ts'

/** Response of every edit. */
export type Edited<T = unknown> = { success: true; message: string; data: T }

/**
 * Sends an edit as POST, with `_method` for PUT and DELETE.
 * @param body lists and objects in it are sent as JSON.
 */
export function edit<T = unknown>(
  api: Client,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<Answer<Edited<T>>> {
  return api.post<Edited<T>>(path, method === 'POST' ? body : { ...body, _method: method }, headers)
}
