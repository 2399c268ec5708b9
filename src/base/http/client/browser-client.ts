import { type ApiOf, type Client, createClient, type Send } from './client.ts'

/** Middleware around every request, for example one that adds a header. */
export type SendMiddleware = (send: Send) => Send

const direct: SendMiddleware = (send) => send
const clientsBy = new Map<SendMiddleware, Map<string, Client>>()

/** The API called with `fetch`. Clients are created once per language. */
export function browserApi(middleware: SendMiddleware = direct): ApiOf {
  // Not `lang`, which a browser that translates the page rewrites.
  const { defaultLang = 'tr' } = document.documentElement.dataset
  const clients = clientsBy.get(middleware) ?? new Map<string, Client>()
  clientsBy.set(middleware, clients)
  const clientOf = (lang = defaultLang) => {
    const client =
      clients.get(lang) ??
      browserClient(
        middleware((path, init) => fetch(path, init)),
        lang,
      )
    clients.set(lang, client)
    return client
  }
  return Object.assign(clientOf, { defaultLang })
}

/** A client that sends the CSRF token of the page. */
export function browserClient(send: Send, lang: string): Client {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token, 'x-xsrf-token': token }
  return createClient(send, lang, headers)
}
