import { expect, test } from 'vitest'
import { clientAddress, proxyList } from './client-address.server.ts'

const proxies = proxyList(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
const of = (socket: string, forwarded: string | null) => clientAddress(socket, forwarded, proxies)

test.each([
  ['no proxy, no header', '192.0.2.7', null, '192.0.2.7'],
  ['a header sent by the caller itself is ignored', '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['a header added by a proxy is used', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['two proxies', '127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['entries before the caller are ignored', '10.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['a proxy that sends no header', '127.0.0.1', null, '127.0.0.1'],
  ['an entry that is not an address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['IPv4 in a dual-stack socket', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ['an address with its port', '127.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
  ['IPv6 with its port', '127.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
  ['IPv6 in brackets', '127.0.0.1', '[2001:db8::7]', '2001:db8::7'],
  ['IPv6 whose end resembles a port', '127.0.0.1', '2001:db8::7:8080', '2001:db8::7:8080'],
  ['a proxy that adds its own port', '127.0.0.1', '198.51.100.1, 10.1.2.3:8080', '198.51.100.1'],
  ['IPv4 in IPv6 with its port', '127.0.0.1', '[::ffff:198.51.100.1]:80', '198.51.100.1'],
  ['spaces and an empty entry at the end', '127.0.0.1', '198.51.100.1 , ,', '198.51.100.1'],
  ['an invalid entry hides the entries before it', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
  ['an invalid port', '127.0.0.1', '198.51.100.1:99999x', '127.0.0.1'],
  ['an IPv6 zone in the header', '127.0.0.1', 'fe80::1%eth0', 'fe80::1'],
  ['an IPv6 zone of the socket', 'fe80::1%eth0', null, 'fe80::1'],
  ['an address with a zone that only IPv6 has', '127.0.0.1', '198.51.100.1%eth0', '127.0.0.1'],
  ['a connection that is closed already', '', '198.51.100.1', ''],
  ['invalid entries only', '127.0.0.1', ', ,unknown,"x"', '127.0.0.1'],
  ['invalid entries of a caller that is not a proxy', '192.0.2.7', 'unknown, 198.51.100.1', '192.0.2.7'],
])('%s', (_, socket, forwarded, address) => {
  expect(of(socket, forwarded)).toBe(address)
})

test.each([
  ['192.0.2.7', '192.0.2.8'],
  ['192.0.2.7/32', '192.0.2.8'],
  ['2001:db8::7', '2001:db8::8'],
  ['2001:db8::7/128', '2001:db8::8'],
])('the proxy %s is one address', (proxy, neighbour) => {
  const list = proxyList([proxy])
  expect(clientAddress(proxy.replace(/\/.*/, ''), '198.51.100.1', list)).toBe('198.51.100.1')
  expect(clientAddress(neighbour, '198.51.100.1', list)).toBe(neighbour)
})

test.each(['proxy.example', '10.0.0.0/33', '2001:db8::/129', '10.0.0.0/x', '10.0.0.0/', ''])(
  '%j is not a valid proxy',
  (text) => {
    expect(() => proxyList([text])).toThrow(`${text} is neither an address nor a network`)
  },
)
