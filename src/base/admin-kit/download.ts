import { useState } from 'react'
import { failedOf } from '#src/base/http/client/failure.ts'
import { officeApi } from './office-api.ts'
import { failureIn } from './office-texts.ts'
import { toastFailed } from './toasts.ts'

/**
 * Saves or shows a file of the API by a URL of its own: browsers embedded in other programs cannot save files that a page made.
 * Resolves when the browser has the address, or the failure was shown.
 * @param path of an endpoint that answers an attachment
 * @param failed title of the toast about a failure
 * @param body of a POST; default: GET
 */
export async function download(path: string, failed: string, body?: object): Promise<void> {
  try {
    const { url, opens } = await officeApi().addressOf(path, body)
    // The browser may block a window this long after the click; the file then opens in this tab.
    if (opens) window.open(url, '_blank') ?? location.assign(url)
    // Not by `location`, which would ask about unsaved input. The answer names the file.
    else Object.assign(document.createElement('a'), { href: url, download: '' }).click()
  } catch (error) {
    toastFailed(failed, failureIn(failedOf(error)))
  }
}

/** @param failed as of `download`. @returns the path that is being downloaded, and the function that starts a download */
export function useDownload(failed: string) {
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (path: string, body?: object) => {
    setBusy(path)
    await download(path, failed, body)
    setBusy(null)
  }
  return [busy, save] as const
}
