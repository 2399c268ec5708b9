import pg from 'pg'
import { expect, test } from 'vitest'
import { Failure } from '../errors.ts'
import { withOwner } from './owned-file.server.ts'

const said = (severity: string, code: string) =>
  Object.assign(new pg.DatabaseError(severity, 0, 'error'), { severity, code })
const fails = (error: Error) => () => Promise.reject(error)

test.each([
  { what: 'a new row names it', save: async () => ({ isNew: true }), stays: true },
  { what: 'the same was sent before', save: async () => ({ isNew: false }), stays: false },
  { what: 'the request is refused', save: fails(new Failure('conflict', { key: 'errors.unavailable' })), stays: false },
  { what: 'a statement fails', save: fails(said('ERROR', '53100')), stays: false },
  { what: 'a statement fails in another language', save: fails(said('HATA', '23505')), stays: false },
  { what: 'the server stops', save: fails(said('FATAL', '57P01')), stays: true },
  { what: 'the server cannot flush its log', save: fails(said('PANIC', '58030')), stays: true },
  { what: 'the connection breaks', save: fails(new Error('Connection terminated unexpectedly')), stays: true },
])('when $what, the file stays: $stays', async ({ save, stays }) => {
  const removed: string[] = []
  const documents = { remove: async (name: string) => void removed.push(name) }
  await withOwner(documents, 'documents/cv/1.pdf', save).catch(() => {})
  expect(removed).toEqual(stays ? [] : ['documents/cv/1.pdf'])
})
