import { useLocation } from 'react-router'
import { decoded, pageAt } from '#src/base/i18n/paths.ts'
import { listNames } from '#src/features/tours/tours.links.ts'

/** Query parameters that pages read, by first path segment. Pages that are not listed read none. */
const namesOf: Record<string, readonly string[]> = {
  turlar: listNames,
  'tur-ara': listNames,
  tur: ['tarih'],
  'tur-onizleme': ['key'],
  haberler: ['page'],
  videolar: ['page'],
  galeri: ['page'],
  blog: ['page'],
  vize: ['search', 'passport', 'visa'],
  'ozel-tur-talebi': ['tour', 'destination'],
  'teklif-talebi': ['tur', 'tarih', 'yetiskin', 'cocuk'],
  'rezervasyon-sonuc': ['no', 'key'],
  rezervasyonum: ['odeme'],
  'rezervasyon-sozlesme': ['no', 'key', 'id'],
  '404': ['only', 'at', 'gone'],
}

/**
 * Splits a query into the part the page reads and the rest, such as tracking parameters. The rest does not change the page,
 * so it is no part of the cache key (docs/decisions/0004).
 * @param pathname in any language and any spelling that the router accepts. @param search '' or '?…'
 * @returns both as `search`, each parameter as it was written.
 */
export function splitQuery(pathname: string, search: string): { read: string; rest: string } {
  if (search.length < 2) return { read: '', rest: '' }
  const names = namesAt(pathname)
  const parts = search.slice(1).split('&').filter(Boolean)
  const isRead = (part: string) => names.includes(decoded(part.split('=', 1)[0]!))
  return { read: joined(parts.filter(isRead)), rest: joined(parts.filter((part) => !isRead(part))) }
}

/** The part of the current query that this page reads, the same on server and browser. */
export function usePageQuery(): string {
  const { pathname, search } = useLocation()
  return splitQuery(pathname, search).read
}

function namesAt(pathname: string): readonly string[] {
  const page = pageAt(pathname, (segment) => Object.hasOwn(namesOf, segment))
  return page === undefined ? [] : namesOf[page]!
}

function joined(parts: readonly string[]): string {
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
