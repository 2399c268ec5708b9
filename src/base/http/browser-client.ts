import { type ApiOf, type Client, createClient, type Send } from './client.ts'

/** What is done with every request on its way. */
export type Through = (send: Send) => Send

const direct: Through = (send) => send
const made = new Map<Through, Map<string, Client>>()

/** The API by fetch. The page tells what its requests must say: its token and the site's default language. */
export function browserApi(through: Through = direct): ApiOf {
  const root = document.documentElement
  const defaultLang = root.dataset.defaultLang ?? root.lang
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token, 'x-xsrf-token': token }
  const clients = made.get(through) ?? new Map<string, Client>()
  made.set(through, clients)
  const clientOf = (lang = defaultLang) => {
    const client =
      clients.get(lang) ??
      createClient(
        through((path, init) => fetch(path, init)),
        lang,
        headers,
        root.dataset.offline,
      )
    clients.set(lang, client)
    return client
  }
  return Object.assign(clientOf, { defaultLang })
}
