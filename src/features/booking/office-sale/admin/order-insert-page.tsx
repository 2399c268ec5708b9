import { Button, Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { ordersScreen } from '#src/features/orders/orders.links.ts'
import { salesAdminPath } from '../office-sale.links.ts'
import type { SaleDeparture, SaleTerms } from '../office-sale.schema.ts'
import type { Route } from './+types/order-insert-page'
import classes from './sale.module.css'
import { saleTexts } from './sale.strings.ts'
import { SaleCustomer } from './sale-customer.tsx'
import { SaleDone } from './sale-done.tsx'
import { itemOf } from './sale-draft.ts'
import { SaleItems } from './sale-items.tsx'
import { SaleSummary } from './sale-summary.tsx'
import { type Sale, useSale } from './use-sale.ts'

export const clientLoader = () => officeApi().get<SaleTerms>(`${salesAdminPath}/terms`)

/** A sale to a customer on the phone, made by keyboard. */
export default function OrderInsertPage({ loaderData: terms }: Route.ComponentProps) {
  const t = useOfficeT(saleTexts)
  const sale = useSale()
  useChosenDeparture(sale)
  const { draft, done, startOver } = sale
  const form = useRef<HTMLDivElement>(null)
  useHotkeys([['mod+S', () => done || void sale.save()]], [])
  // The first refused field takes the focus.
  useEffect(() => {
    if (Object.keys(sale.errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [sale.errors])
  const isEmpty = draft.items.length === 0 && draft.form.name === '' && draft.form.phone === ''
  const back = { to: ordersScreen, label: t('back') }
  if (done) {
    return (
      <>
        <PageHead title={t('done')} back={back} />
        <SaleDone done={done} sendsMail={terms.sends_mail} onNext={startOver} />
      </>
    )
  }
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} back={back}>
        {!isEmpty && (
          <Button variant="default" onClick={startOver}>
            {t('start_over')}
          </Button>
        )}
      </PageHead>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter saves from every field */}
      <div
        ref={form}
        className={classes.columns}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          // An open list of suggestions has handled the key.
          if (event.defaultPrevented) return
          event.preventDefault()
          sale.save()
        }}
      >
        <Stack gap="md" miw={0}>
          <SaleItems sale={sale} terms={terms} />
          <SaleCustomer sale={sale} terms={terms} />
        </Stack>
        <SaleSummary sale={sale} terms={terms} />
      </div>
    </>
  )
}

/** Adds the departure that another screen chose: <Link to="/admin/order-insert" state={{ departure: 3 }}>. Once per visit. */
function useChosenDeparture({ change, startOver, done }: Sale) {
  const { state, key } = useLocation()
  const id = (state as { departure?: unknown } | null)?.departure
  const used = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new visit chooses
  useEffect(() => {
    const visit = `office-sale-visit ${key}`
    if (typeof id !== 'number' || used.current === visit || sessionStorage.getItem(visit)) return
    used.current = visit
    sessionStorage.setItem(visit, '1')
    if (done) startOver()
    officeApi()
      .get<SaleDeparture[]>(`${salesAdminPath}/departures?id=${id}`)
      .then(([departure]) => {
        if (departure)
          change((before) => ({ ...before, items: [...before.items, itemOf(departure, newIdempotencyKey())] }))
      })
      .catch(() => {})
  }, [key, id])
}
