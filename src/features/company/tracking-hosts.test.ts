import { expect, test } from 'vitest'
import { type TrackerKind, trackerKinds } from '#src/features/agency/tracking.links.ts'
import { hostsOf } from './tracking-hosts.ts'

/** As browsers match an address with a source of the policy: scheme, and a host whose `*.` stands for one label or more. */
function isAllowed(address: string, sources: readonly string[]): boolean {
  const { protocol, hostname } = new URL(address)
  return sources.some((source) => {
    const [, scheme, wild, host] = /^(\w+:)\/\/(\*\.)?(.+)$/.exec(source) ?? []
    return scheme === protocol && (wild ? hostname.endsWith(`.${host}`) : hostname === host)
  })
}

test.each<[TrackerKind, 'script' | 'connect' | 'frame', string]>([
  ['google_analytics', 'script', 'https://www.googletagmanager.com/gtag/js?id=G-A1'],
  ['google_analytics', 'connect', 'https://www.google-analytics.com/g/collect'],
  ['google_analytics', 'connect', 'https://region1.google-analytics.com/g/collect'],
  ['google_analytics', 'connect', 'https://analytics.google.com/g/collect'],
  ['google_analytics', 'connect', 'https://region1.analytics.google.com/g/collect'],
  ['google_analytics', 'connect', 'https://stats.g.doubleclick.net/g/collect'],
  ['google_analytics', 'connect', 'https://www.google.com.tr/ads/ga-audiences'],
  ['google_analytics', 'frame', 'https://td.doubleclick.net/td/ga/rul'],
  ['google_ads', 'script', 'https://www.googleadservices.com/pagead/conversion/1/'],
  ['google_ads', 'script', 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/'],
  ['google_ads', 'script', 'https://pagead2.googlesyndication.com/pagead/buyside_topics/set/'],
  ['google_ads', 'connect', 'https://www.googleadservices.com/pagead/conversion/1/'],
  ['google_ads', 'connect', 'https://pagead2.googlesyndication.com/ccm/collect'],
  ['google_ads', 'connect', 'https://www.google.com/ccm/collect'],
  ['google_ads', 'connect', 'https://google.com/ccm/form-data/1'],
  ['google_ads', 'connect', 'https://www.google.com.tr/pagead/1p-user-list/1/'],
  ['google_ads', 'frame', 'https://bid.g.doubleclick.net/xbbe/pixel'],
  ['google_ads', 'frame', 'https://td.doubleclick.net/td/rul/1'],
  ['google_tag_manager', 'script', 'https://www.googletagmanager.com/gtm.js?id=GTM-A1'],
  ['google_tag_manager', 'frame', 'https://www.googletagmanager.com/static/service_worker/5/sw_iframe.html'],
  ['google_tag_manager', 'connect', 'https://analytics.google.com/g/collect'],
  ['google_tag_manager', 'connect', 'https://www.googleadservices.com/pagead/conversion/1/'],
  ['yandex_metrica', 'script', 'https://mc.yandex.ru/metrika/tag.js'],
  ['yandex_metrica', 'connect', 'https://mc.yandex.com.tr/watch/1'],
  ['yandex_metrica', 'connect', 'https://yandex.com.tr/clck/click'],
  ['yandex_metrica', 'connect', 'wss://mc.yandex.com/solid.ws'],
  ['yandex_metrica', 'connect', 'wss://mc.yandex.ru/solid.ws'],
  ['meta_pixel', 'script', 'https://connect.facebook.net/en_US/fbevents.js'],
  ['meta_pixel', 'connect', 'https://www.facebook.com/tr/'],
  ['meta_pixel', 'frame', 'https://www.facebook.com/tr/'],
])('%s may reach by %s %s', (kind, what, address) => {
  expect(isAllowed(address, hostsOf([{ kind, id: '1' }])[what])).toBe(true)
})

test('no service opens the policy to others: no scheme alone, no wildcard of a whole domain ending', () => {
  const { script, connect, frame } = hostsOf(trackerKinds.map((kind) => ({ kind, id: '1' })))
  for (const source of [...script, ...connect]) expect(source).toMatch(/^(https|wss):\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/)
  expect(isAllowed('https://evil.example/', [...script, ...connect, ...frame])).toBe(false)
  expect(hostsOf([])).toEqual({ script: [], connect: [], frame: [] })
})
