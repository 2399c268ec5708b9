import type { Send } from './client.ts'

export type UploadOptions = {
  /** Fraction of the body that was sent, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * A `Send` for one large body with progress, which fetch does not report. The only user of XMLHttpRequest.
 * @param body a form, or a file sent as the body itself; replaces the body of the client.
 * @returns a Send that rejects on a network failure and when `signal` aborts.
 */
export function sendWithProgress(body: FormData | Blob, { onProgress, signal }: UploadOptions): Send {
  return (path, { method, headers }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(method, path)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('no response'))
      request.onabort = () => reject(signal?.reason ?? new DOMException('aborted', 'AbortError'))
      request.onloadend = () => signal?.removeEventListener('abort', stop)
      signal?.addEventListener('abort', stop)
      if (signal?.aborted) reject(signal.reason)
      else request.send(body)
    })
}
