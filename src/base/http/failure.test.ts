import pg from 'pg'
import { expect, test } from 'vitest'
import { asFailure } from './failure.server.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })
const database = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code })

test.each([
  ['a full disk', coded('ENOSPC')],
  ['a full disk below a storage library', new Error('E_CANNOT_WRITE_FILE', { cause: coded('ENOSPC') })],
  ['a quota that is used up', coded('EDQUOT')],
  ['a full disk of the database', database('53100')],
])('%s is answered 503 with a time to try again', (_, thrown) => {
  const { status, headers } = asFailure(thrown)
  expect([status, Number(headers['retry-after'])]).toEqual([503, 60])
})

test.each([coded('EACCES'), new Error('x', { cause: new Error('y') }), database('23505'), null, 'ENOSPC'])(
  '%s is another failure',
  (thrown) => {
    expect(asFailure(thrown).status).toBe(500)
  },
)
