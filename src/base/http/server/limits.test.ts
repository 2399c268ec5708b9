import { expect, test } from 'vitest'
import { networkOf, wideNetworkOf } from './limits.server.ts'

/** In decimal numbers, of any spelling. */
test.each([
  ['2001:db8:3:4:5:6:7:8', '8193:3512:3:4', '8193:3512:3'],
  ['2001:0DB8::8', '8193:3512:0:0', '8193:3512:0'],
  ['2001::db8:4:5:6:7:8', '8193:0:3512:4', '8193:0:3512'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['192.0.2.7', '192.0.2.7', '192.0.2'],
])('%s is of the network %s, and around it %s', (address, network, around) => {
  expect([networkOf(address), wideNetworkOf(address)]).toEqual([network, around])
})
