import { z } from 'zod'

/** A file that the browser saves. `body` may be a stream, so that a large export is never whole in memory. */
export type AttachedFile = {
  /** suggested file name; any characters */
  name: string
  /** media type */
  type: string
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** made by this program: the browser may show it, which browsers inside other programs can, while they save nothing */
  isOurs?: boolean
  /** writes down who asked for it; not again when the browser opens the address that it got */
  record?: () => Promise<unknown>
}

/** The `answer` of an endpoint that sends a file instead of JSON. Of the office, its address to a caller who accepts nothing but JSON. */
export const Attachment = z.custom<AttachedFile>()

/** Where a browser gets a file of the office, which sends its session in a header. `opens`: the browser shows it. */
export const FileAddress = z.object({ url: z.string(), opens: z.boolean() })
export type FileAddress = z.output<typeof FileAddress>

/** As an attachment only, unless it is our own: a stored document may come from a stranger. */
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

/** What another server or its page expects instead of JSON: a text, or a way back. */
export type OutwardAnswer = { text: string } | { location: string }

/** The `answer` of an endpoint that other servers call. */
export const Outward = z.custom<OutwardAnswer>()

/** 303 for a way back: a browser that came with POST goes on with GET. */
export function outwardResponse(answer: OutwardAnswer, headers: Headers): Response {
  if ('location' in answer) {
    headers.set('location', answer.location)
    return new Response(null, { status: 303, headers })
  }
  headers.set('content-type', 'text/plain; charset=utf-8')
  return new Response(answer.text, { headers })
}
