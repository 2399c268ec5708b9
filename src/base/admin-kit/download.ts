import { ApiError, type Refused } from '#src/base/http/client/client.ts'
import { officeApi } from './office-api.ts'

/** Saves a file that the screen made. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser reads the content after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * Saves a file of the API. A plain link could not do it, because requests of the office carry a bearer token.
 * @param path of an endpoint that answers an attachment
 * @param body of a POST; default: GET
 * @returns the refusal to show; null when the file was saved
 */
export async function download(path: string, body?: object): Promise<Refused | null> {
  try {
    const { name, content } = await officeApi().getFile(path, body)
    saveBlob(content, name)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.refused
    return { ok: false, status: 0, code: 'offline', message: '', errors: {}, facts: {} }
  }
}
