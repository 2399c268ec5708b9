import type { Send } from './client.ts'

export type UploadOptions = {
  /** part of the body that has been sent, 0 to 1 */
  onProgress?: ((part: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * A `Send` for one large body, which fetch cannot tell the progress of. The only user of XMLHttpRequest.
 * @param body a form, or a file that is the body itself; what the client would send is left out.
 * @returns a Send that rejects when there is no answer, or when `signal` says so.
 */
export function sending(body: FormData | Blob, { onProgress, signal }: UploadOptions): Send {
  return (path, { method, headers }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(method, path)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('no answer'))
      request.onabort = () => reject(signal?.reason ?? new DOMException('given up', 'AbortError'))
      request.onloadend = () => signal?.removeEventListener('abort', stop)
      signal?.addEventListener('abort', stop)
      if (signal?.aborted) reject(signal.reason)
      else request.send(body)
    })
}
