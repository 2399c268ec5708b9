import { BlockList, isIP } from 'node:net'

/**
 * The caller's address behind the configured proxies. Each proxy appends the address of its peer to X-Forwarded-For, so the
 * header is read from its end, and the first address that is not a known proxy is the caller. Entries before an invalid
 * entry are ignored, because a client can forge them.
 * @param socketAddress of the connection
 * @param forwarded the header X-Forwarded-For
 */
export function clientAddress(socketAddress: string, forwarded: string | null, proxies: BlockList): string {
  let address = plainAddress(socketAddress)
  const hops = (forwarded ?? '').split(',').filter((hop) => hop.trim() !== '')
  for (const hop of hops.reverse()) {
    const before = plainAddress(withoutPort(hop.trim()))
    if (!isProxy(proxies, address) || !isIP(before)) return address
    address = before
  }
  return address
}

/** @throws Error for text that is neither an address nor a network such as 10.0.0.0/8. */
export function proxyList(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const each of addresses) {
    const [address = '', bits] = each.split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    if (!family || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new Error(`${each} is neither an address nor a network`)
    if (bits === undefined) list.addAddress(address, family === 4 ? 'ipv4' : 'ipv6')
    else list.addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

function isProxy(proxies: BlockList, address: string): boolean {
  return proxies.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** Normalizes an address: a dual-stack socket writes IPv4 as ::ffff:192.0.2.7, and link-local IPv6 has a zone: fe80::1%eth0. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? (isIP(address) ? address.replace(/%.*$/, '') : address)
}

/** Some proxies add the port: 192.0.2.7:51234, [2001:db8::7]:51234. */
function withoutPort(hop: string): string {
  const [, v4, v6] = /^(?:(\d+\.\d+\.\d+\.\d+)(?::\d{1,5})|\[([^\]]+)\](?::\d{1,5})?)$/.exec(hop) ?? []
  return v4 ?? v6 ?? hop
}
