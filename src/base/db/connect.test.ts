import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseUnavailable, mayBeCommitted } from './connect.server.ts'

const said = (severity: string, code: string, message = code) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { severity, code })
const ofSystem = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

test.each([
  ['it is stopped by its administrator', said('FATAL', '57P01')],
  ['another of its processes crashed', said('WARNING', '57P02')],
  ['it starts, or recovers from a crash', said('FATAL', '57P03')],
  ['the database was dropped', said('FATAL', '57P04')],
  ['the session was idle for too long', said('FATAL', '57P05')],
  ['the connection broke', said('ERROR', '08006')],
  ['it has no connection left', said('FATAL', '53300')],
  ['its disk is full', said('ERROR', '53100')],
  ['its memory is full', said('ERROR', '53200')],
  ['its disk fails', said('ERROR', '58030')],
  ['its system fails', said('ERROR', '58000')],
  ['its files are gone', said('ERROR', '58P01', 'could not open file "base/16384/1259": No such file or directory')],
  ['it stood still while a transaction was open', said('FATAL', '25P03')],
  ['it stood still during a transaction', said('FATAL', '25P04')],
  ['it was killed with the helpers of a statement', said('ERROR', '55000', 'lost connection to parallel worker')],
  ['it cannot start helpers of a statement', said('ERROR', '55000', 'parallel worker failed to initialize')],
  ['it ends a session with an internal error', said('FATAL', 'XX000', 'could not fork new process for connection')],
  ['it panics', said('PANIC', 'XX000', 'could not write to log file')],
  ['nobody listens', ofSystem('ECONNREFUSED', 'connect')],
  ['its socket is gone', ofSystem('ENOENT', 'connect')],
  ['too many wait in its socket', ofSystem('EAGAIN', 'connect')],
  ['no address of this machine is free', ofSystem('EADDRNOTAVAIL', 'connect')],
  ['its name is unknown', ofSystem('ENOTFOUND', 'getaddrinfo')],
  ['no way leads there', ofSystem('EHOSTUNREACH', 'connect')],
  ['its connection was reset', ofSystem('ECONNRESET', 'read')],
  ['its connection was aborted', ofSystem('ECONNABORTED', 'write')],
  ['it was killed while a statement is sent', ofSystem('EPIPE', 'write')],
  [
    'it has closed the connection on which a statement is sent',
    Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
  ],
  ['every address of its name fails', new AggregateError([ofSystem('ECONNREFUSED', 'connect')])],
  ['its certificate has ended', Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' })],
  ['its certificate is for another name', Object.assign(new Error('x'), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })],
  [
    'its proxy ends the connection before TLS',
    Object.assign(new Error('Client network socket disconnected before secure TLS connection was established'), {
      code: 'ECONNRESET',
    }),
  ],
  ['it has no TLS', new Error('The server does not support SSL connections')],
  ['it ended without a word', new Error('Connection terminated unexpectedly')],
  ['the connection broke before', new Error('Client has encountered a connection error and is not queryable')],
  ['the connection was closed before', new Error('Client was closed and is not queryable')],
  ['it does not answer', new Error('Query read timeout')],
  ['it does not take connections', new Error('timeout exceeded when trying to connect')],
  ['it takes connections and says nothing', new Error('Connection terminated due to connection timeout')],
])('the database is away when %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  ['a value that is there already', said('ERROR', '23505')],
  ['a wrong statement', said('ERROR', '42601')],
  ['a cancelled statement, which has an answer of its own', said('ERROR', '57014')],
  ['a deadlock, which is tried again', said('ERROR', '40P01')],
  ['an object in another state', said('ERROR', '55000', 'currval of sequence "x" is not yet defined in this session')],
  ['an internal error of a statement', said('ERROR', 'XX000', 'cache lookup failed for type 1')],
  ['a damaged page', said('ERROR', 'XX001')],
  ['a wrong password', said('FATAL', '28P01')],
  ['a role that may not connect', said('FATAL', '42501')],
  ['a standby, which takes no writes until somebody changes it', said('ERROR', '25006')],
  ['a database that does not exist', said('FATAL', '3D000')],
  [
    'an outside server whose certificate has ended',
    new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'CERT_HAS_EXPIRED' }) }),
  ],
  ['a file that may not be read', ofSystem('EACCES', 'open')],
  ['a mistake of the program', new TypeError('x is not a function')],
  ['a request that was given up', new DOMException('This operation was aborted', 'AbortError')],
  ['a code without an error', { code: '57P01' }],
])('%s is not a database that is away', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

test.each([
  ['an error of the statement', said('ERROR', '23505'), false],
  ['a full disk, before the commit', said('ERROR', '53100'), false],
  ['lost helpers', said('ERROR', '55000', 'lost connection to parallel worker'), false],
  ['a session that the server ended', said('FATAL', '25P03'), true],
  [
    'a socket that the server ended',
    Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
    true,
  ],
])('after %s it is known whether a transaction may be committed', (_, error, may) => {
  expect(mayBeCommitted(error)).toBe(may)
})
