import { type ApiOf, type Client, createClient, type Send } from './client.ts'

/** Middleware around every request, for example one that adds a header. */
export type SendMiddleware = (send: Send) => Send

const direct: SendMiddleware = (send) => send

/** The API called with `fetch`. */
export function browserApi(middleware: SendMiddleware = direct): ApiOf {
  // Not `lang`, which a browser that translates the page rewrites.
  const { defaultLang = 'tr' } = document.documentElement.dataset
  const send = middleware((path, init) => fetch(path, init))
  return Object.assign((lang = defaultLang) => browserClient(send, lang), { defaultLang })
}

/** A client that sends the CSRF token of the page. */
export function browserClient(send: Send, lang: string): Client {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token, 'x-xsrf-token': token }
  return createClient(send, lang, headers)
}
