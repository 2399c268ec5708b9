import { type ApiOf, type Client, createClient } from './client.ts'

const clients = new Map<string, Client>()

/** The API by fetch. The page tells what its requests must say: its token and the site's default language. */
export function browserApi(): ApiOf {
  const root = document.documentElement
  const defaultLang = root.dataset.defaultLang ?? root.lang
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token, 'x-xsrf-token': token }
  const clientOf = (lang = defaultLang) => {
    const made =
      clients.get(lang) ?? createClient((path, init) => fetch(path, init), lang, headers, root.dataset.offline)
    clients.set(lang, made)
    return made
  }
  return Object.assign(clientOf, { defaultLang })
}
