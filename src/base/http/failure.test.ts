import pg from 'pg'
import { expect, test } from 'vitest'
import { PdfInterrupted, PdfUnavailable } from '../pdf/pdf.server.ts'
import { asFailure } from './failure.server.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })
const database = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code })

test.each([
  ['a full disk', coded('ENOSPC')],
  ['a full disk below a storage library', new Error('E_CANNOT_WRITE_FILE', { cause: coded('ENOSPC') })],
  ['a quota that is used up', coded('EDQUOT')],
  ['a full disk of the database', database('53100')],
  ['a disk that fails', coded('EIO')],
  ['a file system that became read-only', coded('EROFS')],
])('%s is answered 503 with a time to try again', (_, thrown) => {
  const { status, headers } = asFailure(thrown)
  expect([status, Number(headers['retry-after'])]).toEqual([503, 60])
})

test.each([
  ['a process that ended at its work', new PdfInterrupted('the pdf process ended: SIGKILL'), 10],
  ['no compiler', new PdfUnavailable('no compiler for linux arm64'), 3600],
])('a paper that cannot be made, %s, is answered 503 with a time and a sentence', (_, thrown, seconds) => {
  const { status, code, text, headers } = asFailure(thrown)
  expect([status, code, text.key, headers['retry-after']]).toEqual([
    503,
    'unavailable',
    'errors.no_paper',
    String(seconds),
  ])
})

test.each([coded('EACCES'), new Error('x', { cause: new Error('y') }), database('23505'), null, 'ENOSPC'])(
  '%s is another failure',
  (thrown) => {
    expect(asFailure(thrown).status).toBe(500)
  },
)
