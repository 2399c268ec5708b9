import type { Answer, Client } from '#src/base/http/client/client.ts'

/** The answer of every edit (spec §7). */
export type Edited<T = unknown> = { success: true; message: string; data: T }

/**
 * An edit as the spec sends it: POST, with `_method` for PUT and DELETE.
 * @param body plain fields; what is a list or an object is sent as it is, in JSON.
 */
export function edit<T = unknown>(
  api: Client,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object = {},
): Promise<Answer<Edited<T>>> {
  return api.post<Edited<T>>(path, method === 'POST' ? body : { ...body, _method: method })
}
