import { z } from 'zod'

/** A file that the browser saves. `body` may be a stream, so that a large export is never whole in memory. */
export type AttachedFile = {
  /** suggested file name; any characters */
  name: string
  /** media type */
  type: string
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** made by this program: shown inline, because browsers inside other apps can show a file but not save it */
  isOurs?: boolean
  /** records the download; not called again when the browser opens the file's address */
  record?: () => Promise<unknown>
}

/** The `answer` of an endpoint that sends a file instead of JSON. Office endpoints answer the file's address to callers that accept JSON only. */
export const Attachment = z.custom<AttachedFile>()

/** Temporary address of an office file: a browser that opens a link cannot send the session header. `opens`: shown inline. */
export const FileAddress = z.object({ url: z.string(), opens: z.boolean() })
export type FileAddress = z.output<typeof FileAddress>

/** Sent as an attachment unless this program made the file: a stored document may come from a stranger. */
export function attachmentResponse({ name, type, body, isOurs = false }: AttachedFile, headers: Headers): Response {
  headers.set('content-type', type)
  headers.set('content-disposition', dispositionOf(name, isOurs ? 'inline' : 'attachment'))
  if (body instanceof Uint8Array) headers.set('content-length', String(body.length))
  return new Response(body as BodyInit, { headers })
}

/** RFC 6266: the name in UTF-8, and an ASCII fallback for old programs. */
function dispositionOf(name: string, kind: 'inline' | 'attachment'): string {
  const ascii = name.replace(/[^\w.() -]/g, '_')
  const utf8 = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}

/** Answer to another server or its page instead of JSON: a text, or a redirect back to the site. */
export type OutwardAnswer = { text: string } | { location: string }

/** The `answer` of an endpoint that other servers call. */
export const Outward = z.custom<OutwardAnswer>()

/** Redirects with 303, so that a browser that came with POST continues with GET. */
export function outwardResponse(answer: OutwardAnswer, headers: Headers): Response {
  if ('location' in answer) {
    headers.set('location', answer.location)
    return new Response(null, { status: 303, headers })
  }
  headers.set('content-type', 'text/plain; charset=utf-8')
  return new Response(answer.text, { headers })
}
