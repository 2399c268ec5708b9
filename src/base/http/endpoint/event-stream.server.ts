import { z } from 'zod'
import type { Changes } from '#src/base/cache/changes.server.ts'
import { gap } from '#src/base/cache/changes.server.ts'

/** The `answer` of an endpoint that sends server-sent events instead of JSON. */
export const EventStream = z.custom<ReadableStream<Uint8Array>>()

export function eventStreamResponse(stream: ReadableStream<Uint8Array>, headers: Headers): Response {
  headers.set('content-type', 'text/event-stream')
  // Proxies such as nginx would collect events before passing them on.
  headers.set('x-accel-buffering', 'no')
  return new Response(stream, { headers })
}

export type Listener = {
  user_id: number
  /** Whether the listener gets a subject. */
  hears: (subject: string) => boolean
  /** Checked after sessions have ended, and periodically. */
  isSignedIn: () => Promise<boolean>
}

/** Streams of change events for staff. Events carry a subject and no data. */
export type LiveEvents = {
  /** @returns null when the user has too many streams, or the process is about to end */
  open: (listener: Listener) => ReadableStream<Uint8Array> | null
  close: () => void
}

/** Each browser needs one, because its tabs share a stream (src/base/admin-kit/live). */
const maxStreams = 8
/** ms. Below the time after which the server closes a silent connection (19 s), and usual limits of proxies. */
const heartbeatMs = 10_000
/** Heartbeats between two checks of a session, so that an expired one ends within a minute. */
const beatsPerCheck = 3

type Stream = { listener: Listener; send: (text: string) => void; end: () => void }

const encoder = new TextEncoder()

export function openLiveEvents(changes: Pick<Changes, 'onOffice'>): LiveEvents {
  const streams = new Set<Stream>()
  let isClosed = false
  let beats = 0
  const checkSessions = () => {
    // While the database is unavailable, sessions continue.
    for (const stream of streams)
      stream.listener.isSignedIn().then(
        (isSignedIn) => isSignedIn || stream.end(),
        () => {},
      )
  }
  changes.onOffice((subject) => {
    if (subject === 'sessions' || subject === gap) checkSessions()
    if (subject === 'sessions') return
    for (const { listener, send } of streams)
      if (subject === gap || listener.hears(subject)) send(`data: ${subject}\n\n`)
  })
  const heartbeat = setInterval(() => {
    for (const { send } of streams) send(':\n\n')
    beats += 1
    if (beats % beatsPerCheck === 0) checkSessions()
  }, heartbeatMs)
  heartbeat.unref()
  return {
    open(listener) {
      const own = [...streams].filter(({ listener: { user_id } }) => user_id === listener.user_id)
      if (isClosed || own.length >= maxStreams) return null
      let stream: Stream
      return new ReadableStream<Uint8Array>({
        start: (controller) => {
          const end = () => {
            if (streams.delete(stream)) controller.close()
          }
          const send = (text: string) => {
            // A client that does not read is disconnected, because events would fill the memory.
            if ((controller.desiredSize ?? 0) < -100) return end()
            controller.enqueue(encoder.encode(text))
          }
          stream = { listener, send, end }
          streams.add(stream)
          // The client reads again what changed before the stream was open.
          send(`data: ${gap}\n\n`)
        },
        cancel: () => void streams.delete(stream),
      })
    },
    close: () => {
      isClosed = true
      clearInterval(heartbeat)
      for (const { end } of streams) end()
    },
  }
}
