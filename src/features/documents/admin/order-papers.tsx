import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { askConfirm, nothingAfter } from '#src/base/admin-kit/confirm.tsx'
import { download } from '#src/base/admin-kit/download.ts'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { reasonOf, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { ListPart } from '#src/base/admin-kit/show/show-parts.tsx'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import { formatInstant } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { focusIfLost } from '#src/base/ui/focus.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import type { PaperWish } from '#src/features/orders/book/papers.links.ts'
import type { OfficePaper, OfficePapers } from '#src/features/orders/book/papers.schema.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { orderPaperTexts, paperKindTexts } from './order-papers.strings.ts'
import { UnprintableNames } from './unprintable-names.tsx'

/** The papers of an order: what was made, whether it is still valid, and what can be made. */
export function OrderPapers({ open: { order, reload } }: { open: OpenOrder }) {
  const t = useOfficeT(orderPaperTexts)
  const tKind = useOfficeT(paperKindTexts)
  const { lang } = usePreferences()
  const path = `${ordersAdminPath}/${order.id}/documents`
  // An order that is loaded again may have other papers.
  const { found: read, again } = useOwnLoad<OfficePapers>(path, order, nothingAfter)
  const found = read ?? { papers: [], available: [], unprintable: [], makes_papers: true }
  const [newest, setNewest] = useState<number | null>(null)
  const nameOf = ({ kind, subject }: PaperWish) => {
    const payment = order.payments.find(({ id }) => id === subject)
    if (kind === 'receipt' && payment)
      return t('of_payment', { name: tKind(kind), amount: formatMoney(payment.amount, payment.currency, lang) })
    const contract = order.contracts.find(({ contract_id }) => contract_id === subject)
    return kind === 'contract' && contract ? contract.name : tKind(kind)
  }
  const save = async (id: number) => {
    await download(`${path}/${id}`, t('failed'))
    again()
  }
  const make = async ({ kind, subject }: PaperWish, lang = order.lang) => {
    const answer = await edit<{ id: number }>(officeApi(), 'POST', path, { kind, subject, lang })
    if (!answer.ok) return toastFailed(t('failed'), reasonOf(answer))
    setNewest(answer.data.data.id)
    await save(answer.data.data.id)
    // The order no longer lists the voucher as missing.
    await reload()
  }
  /** A voucher lists all passengers: asks for confirmation while some are missing. */
  const makeFirst = async (wish: PaperWish) => {
    const n = wish.kind === 'voucher' ? order.waiting.passengers?.missing : 0
    if (n && !(await askConfirm({ title: t('sure'), text: t('sure_missing', { n }), yes: t('make') }))) return
    await make(wish)
  }
  const isMade = (wish: PaperWish) =>
    found.papers.some(
      ({ kind, subject, lang: own, voided_at }) =>
        kind === wish.kind && subject === wish.subject && own === order.lang && voided_at === null,
    )
  const unmade = order.may.orders ? found.available.filter((wish) => !isMade(wish)) : []
  /** Downloads a valid paper, made again when the order has changed; a void paper as it was. */
  const saveNow = (paper: OfficePaper) => {
    const isAvailable = found.available.some(({ kind, subject }) => kind === paper.kind && subject === paper.subject)
    return paper.voided_at === null && isAvailable && order.may.orders ? make(paper, paper.lang) : save(paper.id)
  }
  return (
    <>
      <UnprintableNames names={found.unprintable} />
      <ListPart
        title={t('title')}
        at="papers"
        empty={t(found.makes_papers ? 'empty' : 'not_here')}
        rows={[
          ...unmade.map((wish) => (
            <li key={`${wish.kind} ${wish.subject}`}>
              <Text size="sm">{nameOf(wish)}</Text>
              <Text size="xs" c="dimmed">
                {t('not_made')}
              </Text>
              <Group mt={6} className={classes.onScreen}>
                <Button
                  size="compact-xs"
                  variant="default"
                  onClick={() => void makeFirst(wish)}
                  aria-label={t('make_of', { name: nameOf(wish) })}
                >
                  {t('make')}
                </Button>
              </Group>
            </li>
          )),
          ...found.papers.map((paper) => (
            <Made
              key={paper.id}
              paper={paper}
              name={nameOf(paper)}
              isNewest={paper.id === newest}
              // Without a PDF compiler, only stored files are available.
              onSave={found.makes_papers || paper.sha256 !== null ? () => void saveNow(paper) : null}
            />
          )),
        ]}
      />
    </>
  )
}

type MadeProps = {
  paper: OfficePaper
  name: string
  isNewest: boolean
  /** null: the file is not available */
  onSave: (() => void) | null
}

function Made({ paper, name, isNewest, onSave }: MadeProps) {
  const t = useOfficeT(orderPaperTexts)
  const { lang } = usePreferences()
  const { number: n, lang: own, created_at, created_by, void_reason } = paper
  return (
    <li>
      <Text size="sm" td={void_reason ? 'line-through' : undefined}>
        {t('numbered', { name, lang: own, n })}
      </Text>
      <Text size="xs" c="dimmed">
        {t('made', { when: formatInstant(new Date(created_at), lang), who: created_by ?? t('by_customer') })}
      </Text>
      {void_reason && (
        <Text size="xs" c="red">
          {t(`void_${void_reason}`)}
        </Text>
      )}
      {onSave && (
        <Group mt={6} className={classes.onScreen}>
          <Button
            size="compact-xs"
            variant="default"
            onClick={onSave}
            aria-label={t('download_of', { name })}
            // The button that made the paper disappears, and the focus with it.
            {...(isNewest && { ref: focusIfLost })}
          >
            {t('download')}
          </Button>
        </Group>
      )}
    </li>
  )
}
