import { ApiError, type Refused } from '#src/base/http/client/client.ts'
import { officeApi } from './office-api.ts'

/**
 * Saves a file of the API, or shows it, at an address of its own: a browser inside another program saves nothing that a page made.
 * @param path of an endpoint that answers an attachment
 * @param body of a POST; default: GET
 * @returns the refusal to show; null when the browser has the address
 */
export async function download(path: string, body?: object): Promise<Refused | null> {
  try {
    const { url, opens } = await officeApi().addressOf(path, body)
    // A window may be refused so long after the click; the office is one step back then.
    if (opens) window.open(url, '_blank') ?? location.assign(url)
    // Not by `location`, which would ask about unsaved input. The answer names the file.
    else Object.assign(document.createElement('a'), { href: url, download: '' }).click()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.refused
    return { ok: false, status: 0, code: 'offline', message: '', errors: {}, facts: {} }
  }
}
