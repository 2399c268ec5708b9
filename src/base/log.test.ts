import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openLog } from './log.server.ts'

function logged(err: unknown) {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'failed')
  expect(lines).toHaveLength(1)
  return { line: lines[0]!, err: JSON.parse(lines[0]!).err }
}

function repeatedAddress(): pg.DatabaseError {
  const error = new pg.DatabaseError('Key (email)=(ayse@example.com) already exists.', 0, 'error')
  return Object.assign(error, {
    code: '23505',
    detail: 'ayse@example.com',
    table: 'customers',
    constraint: 'customers_email',
  })
}

test('an answer that did not come says why', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  const { port } = await new Promise<{ port: number }>((resolve) =>
    server.once('listening', () => resolve(server.address() as { port: number })),
  )
  await new Promise((resolve) => server.close(resolve))
  const thrown = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error)
  const { err } = logged(thrown)
  expect(err).toMatchObject({ type: 'TypeError', message: 'fetch failed', cause: { code: 'ECONNREFUSED' } })
  expect(err.stack).toContain('TypeError: fetch failed')
  expect(err.cause).not.toHaveProperty('stack')
})

test('an error of the database is logged without the values of rows', () => {
  const { line, err } = logged(repeatedAddress())
  expect(err).toMatchObject({ code: '23505', table: 'customers', constraint: 'customers_email' })
  expect(line).not.toContain('ayse@')
})

test('neither are they logged with an error that it causes', () => {
  const { line, err } = logged(new Error('the order was not stored', { cause: repeatedAddress() }))
  expect(err).toMatchObject({ message: 'the order was not stored', cause: { code: '23505', table: 'customers' } })
  expect(line).not.toContain('ayse@')
})

test('an error that causes itself ends', () => {
  const error = new Error('round')
  error.cause = error
  expect(logged(error).line.match(/"type":"Error"/g)).toHaveLength(4)
})
