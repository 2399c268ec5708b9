import { type Deed, deeds, lira, type SimulatedPayment } from './payments.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const frame = (title: string, body: string) => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430 }
button { display: block; width: 100%; min-height: 44px; margin: .5rem 0; font: inherit; border: 1px solid #9aa4b2; border-radius: 8px; background: #fff; cursor: pointer }
button[value="pay"] { background: #0b6b4f; color: #fff; border-color: #0b6b4f }
select { font: inherit; min-height: 44px; width: 100% }
small { color: #5b6675 }
</style></head><body>${body}</body></html>`

/** The hosted page: one button for everything that can happen at a bank. */
export function payPage(payment: SimulatedPayment): string {
  const { token, amount, purpose, provider, state, installments } = payment
  const head = `<h1>Ödeme simülatörü</h1><p>${escaped(purpose)}</p><p><strong>${lira(amount)} TL</strong></p>`
  if (state === 'paid') return frame('Ödendi', `${head}<p>Bu ödeme yapıldı. Bu sayfayı kapatabilirsiniz.</p>`)
  const buttons = (Object.keys(deeds) as Deed[])
    .map((deed) => `<button name="deed" value="${deed}">${deeds[deed].tr}</button>`)
    .join('')
  const counts = installments
    .map((count) => `<option value="${count}">${count === 1 ? 'Tek çekim' : `${count} taksit`}</option>`)
    .join('')
  return frame(
    'Ödeme simülatörü',
    `${head}<form method="post" action="/pay/${token}">
<label>Taksit <select name="installments">${counts}</select></label>${buttons}</form>
<small>${provider === 'paytr' ? 'PayTR' : 'iyzico'} yerine geçer; gerçek para çekilmez.</small>`,
  )
}

/** Every payment since the start. */
export function listPage(payments: readonly SimulatedPayment[]): string {
  const rows = payments.map(
    ({ token, purpose, amount, state, refunds }) =>
      `<li><a href="/pay/${token}">${escaped(purpose)}</a><br>${lira(amount)} TL, ${state}${refunds.length > 0 ? `, iade ${lira(refunds.reduce((all, each) => all + each, 0))} TL` : ''}</li>`,
  )
  return frame('Ödeme simülatörü', `<h1>Ödeme simülatörü</h1><ul>${rows.join('')}</ul>`)
}
