import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { iyzicoApi, iyzicoNotice } from './iyzico.ts'
import { listPage, payPage } from './page.ts'
import { type Deed, deeds, Payments, type SimulatedPayment } from './payments.ts'
import { paytrApi, paytrNotice } from './paytr.ts'

export type PosSimulator = {
  url: string
  payments: Payments
  /** What the visitor does on the page of a payment. @returns where the browser goes; null: it stays */
  act: (token: string, deed: Deed, installments?: number) => Promise<string | null>
  close: () => Promise<void>
}

const lateMs = 5000
const refusals: Partial<Record<Deed, string>> = {
  decline: 'Kart bakiyesi yetersiz',
  fail3d: '3-D Secure doğrulaması başarısız',
}

/** Providers of card payments by their wire, with pages of buttons instead of banks. Loopback only; everything is lost at the end. */
export async function startPosSimulator(port: number): Promise<PosSimulator> {
  const payments = new Payments()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    const json = (value: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const html = (text: string) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text)
    if (pathname.startsWith('/iyzico/')) {
      const headers = new Headers(request.headers as Record<string, string>)
      const call = {
        method: request.method ?? '',
        path: pathname.slice('/iyzico'.length),
        query: searchParams,
        headers,
        body,
      }
      // Its pages are where it was asked: iyzico's own hosts are all that the site sends a buyer to.
      return void json(iyzicoApi(payments, call, `http://${request.headers.host}`))
    }
    const hosted = /^\/(?:pay|paytr\/odeme\/guvenli)\/([0-9a-f]+)$/.exec(pathname)
    if (pathname.startsWith('/paytr/') && !hosted)
      return void json(paytrApi(payments, pathname.slice('/paytr'.length), new URLSearchParams(body)))
    if (pathname === '/') return void html(listPage(payments.all()))
    const payment = payments.byToken(hosted?.[1] ?? '')
    if (!payment) return void response.writeHead(404).end()
    if (request.method !== 'POST') return void html(payPage(payment))
    const form = new URLSearchParams(body)
    const back = await act(payment.token, form.get('deed') as Deed, Number(form.get('installments') ?? 1))
    if (back === null) return void html(payPage(payment))
    response.writeHead(303, { location: back }).end()
  }

  async function act(token: string, deed: Deed, installments = 1): Promise<string | null> {
    const payment = payments.byToken(token)!
    const { money } = deeds[deed]
    if (payment.state !== 'paid') {
      payment.state = money ? 'paid' : 'declined'
      if (money) payment.paidOn = payments.today()
      payment.paidInstallments = installments
      payment.refusal = refusals[deed] ?? ''
    }
    if (deed === 'lost') return null
    if (deed === 'late') void delay(lateMs, null, { ref: false }).then(() => notify(payment))
    else await notify(payment)
    if (deed === 'twice') await notify(payment)
    return payment.returnUrl
  }

  /** A notice that does not arrive is the agency's to ask for. */
  async function notify(payment: SimulatedPayment): Promise<void> {
    const { headers, body } = payment.provider === 'iyzico' ? iyzicoNotice(payment) : paytrNotice(payment)
    const address = new URL(`/api/payments/${payment.provider}/notice`, payment.returnUrl)
    await fetch(address, { method: 'POST', headers: headers as Record<string, string>, body }).catch(() => null)
  }

  return {
    url,
    payments,
    act,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
