import type { Cache } from '#src/base/cache/cache.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import type { LiveEvents } from './event-stream.server.ts'
import type { Answers } from './services.server.ts'

/** Keeps nothing. For tests that change the database without announcing it. */
export const noAnswers: Answers = { values: noCache(), texts: noCache() }

function noCache<V>(): Cache<V> {
  return { get: (_key, make) => make(), peek: () => undefined, last: () => undefined, forget: () => {} }
}

export const noLiveEvents: LiveEvents = { open: () => null, close: () => {} }

export const noDocuments: Documents = {
  keep: async () => 'documents/none.pdf',
  read: async () => null,
  remove: async () => {},
  removeOrphaned: async () => 0,
}

export const noImages: Images = {
  put: async () => {},
  add: async () => 'kind',
  original: async () => null,
  read: async () => null,
  removeOrphaned: async () => 0,
  waiting: () => 0,
}

export const noVideos: Videos = {
  store: async () => null,
  put: async () => {},
  find: async () => null,
  removeOrphaned: async () => 0,
}
