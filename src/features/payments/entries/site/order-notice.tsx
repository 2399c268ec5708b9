import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { dayOf } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import type { FieldErrors } from '#src/base/errors.ts'
import { documentUpload, maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { currencySymbol, formatMoney, readAmount, typedAmount } from '#src/base/money.ts'
import { Button, buttonClass } from '#src/base/ui/controls/button.tsx'
import { Field, Select } from '#src/base/ui/controls/field.tsx'
import { FileField } from '#src/base/ui/controls/file-field.tsx'
import { smallerPhoto } from '#src/base/ui/controls/smaller-photo.ts'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { asRecord, clearTab, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import { type Intent, storedIntent } from '#src/base/ui/submission.machine.ts'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import type { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import type { OrderChanged } from '#src/features/orders/book/orders.schema.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { PayableOrder } from '../payments.schema.ts'
import { LiraMakes, useLiraHint } from './lira-hint.tsx'
import { noticeChoices } from './notice-choices.ts'

type Props = { order: PayableOrder; orderKey: string; accounts: readonly BankAccount[] }

/** The customer reports a payment. Open while the seats are held without a payment, else behind a button. */
export function OrderNotice(props: Props) {
  const t = useT()
  const { order } = props
  const [isOpen, setOpen] = useState(order.status === 'opsiyonlu')
  return (
    <section
      id="notice"
      aria-labelledby="notice-title"
      className="no-print min-w-0 rounded-card bg-white p-4 shadow-card sm:p-7"
    >
      <h2 id="notice-title" tabIndex={-1} className="text-heading">
        {t('result.notice')}
      </h2>
      <p className="mt-1 text-ink-soft">{t(order.payments.length > 0 ? 'result.notice_more' : 'result.notice_text')}</p>
      {isOpen ? (
        // Folded on phones: first comes the payment itself.
        <details className="unfolded group">
          <summary
            className={buttonClass(
              { kind: 'outline' },
              'mt-4 cursor-pointer group-open:hidden [&::-webkit-details-marker]:hidden',
            )}
          >
            {t('result.notice_open')}
          </summary>
          <NoticeForm {...props} onSent={() => setOpen(false)} />
        </details>
      ) : (
        <Button kind="outline" className="mt-4" onClick={() => setOpen(true)}>
          {t('result.notice_open')}
        </Button>
      )}
    </section>
  )
}

function NoticeForm({ order, orderKey, accounts, onSent }: Props & { onSent: () => void }) {
  const t = useT()
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const [receipt, setReceipt] = useState<File | null>(null)
  /** `receipt` as it is sent */
  const sentReceipt = useRef<File | null>(null)
  const ordered = [...accounts].sort((a, b) => rank(order, a) - rank(order, b))
  const [accountId, setAccountId] = useState(ordered[0]?.id)
  const currencyOf = (account: number | undefined) => accounts.find(({ id }) => id === account)?.currency
  const choices = noticeChoices(order, currencyOf(accountId))
  const amounts = choices?.amounts ?? []
  const liraHint = useLiraHint()
  const [amount, setAmount] = useState(() => (amounts[0] ? typedAmount(amounts[0].amount, lang) : ''))
  const { order_no } = order
  // A chosen file cannot be stored.
  const draftKey = `notice:${order_no}`
  const storedDraft = () => asRecord(readTab(draftKey))

  // After hydration: the server rendered the page without the tab's storage.
  useEffect(() => {
    for (const [name, value] of Object.entries(asRecord(asRecord(readTab(draftKey)).fields))) {
      if (typeof value !== 'string') continue
      const control = form.current?.elements.namedItem(name)
      if (name === 'amount') setAmount(value)
      else if (name === 'bank_account_id') setAccountId(Number(value))
      else if (control instanceof HTMLInputElement) control.value = value
    }
  }, [draftKey])
  const textsOf = (body: FormData) => [...body].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const storeDraft = (changed: { intent?: Intent } = {}) => {
    const fields = Object.fromEntries(textsOf(new FormData(form.current!)))
    writeTab(draftKey, { ...storedDraft(), fields, ...changed })
  }
  // flushSync in both: the draft is read from the form's controls, which must have the new values.
  const chooseAccount = (id: number) => {
    const first = noticeChoices(order, currencyOf(id))?.amounts[0]
    const isOther = currencyOf(id) !== currencyOf(accountId)
    flushSync(() => {
      setAccountId(id)
      if (isOther) setAmount(first ? typedAmount(first.amount, lang) : '')
    })
    if (isOther) correct(['amount'])
  }
  const chooseAmount = (value: string) => {
    flushSync(() => setAmount(value))
    onChanged('amount')
  }
  const onChanged = (...names: string[]) => {
    storeDraft()
    correct(names)
  }
  /** Focuses the first field of the form with an error. */
  const goTo = (found: FieldErrors) => {
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    controls.find(({ name }) => name in found)?.focus()
  }
  const bodyOf = () => {
    const body = new FormData(form.current!)
    if (sentReceipt.current) body.set('receipt', sentReceipt.current)
    else body.delete('receipt')
    // An unreadable amount is sent as typed: the server explains the error.
    body.set('amount', String(readAmount(amount.trim(), lang) ?? amount))
    return body
  }
  const { errors, problem, isSending, submit, refuse, correct } = useSubmission<OrderChanged>({
    stored: () => storedIntent(storedDraft().intent),
    request: (intent) => {
      storeDraft({ intent })
      const path = orderApiPath(order_no, orderKey, '/payment-notice')
      return browserApi()(lang).post<OrderChanged>(path, bodyOf(), { 'idempotency-key': intent.key })
    },
    onAnswer: async (answer) => {
      if (!answer.ok) {
        if (answer.status === 409) void revalidate()
        return goTo(answer.errors)
      }
      clearTab(draftKey)
      showToast({ text: answer.data.message })
      onSent()
      await revalidate()
      document.getElementById('notice-title')?.focus()
    },
  })
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const file = receipt && (await smallerPhoto(receipt))
    const refused =
      file && isOtherKind(file)
        ? t('errors.file_kind')
        : file && file.size > maxDocumentBytes && t('errors.file_too_large', { n: documentUpload.maxMegabytes })
    if (refused) {
      const found = { receipt: [refused] }
      refuse(found)
      return goTo(found)
    }
    sentReceipt.current = file
    const about = file && [file.name, file.size, file.lastModified]
    submit(JSON.stringify([textsOf(bodyOf()), about]))
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      onChange={({ target }) => {
        const { name } = target as unknown as HTMLInputElement
        // A file is checked when it is chosen.
        if (name !== 'receipt') onChanged(name)
      }}
      className="mt-5 grid gap-x-5 gap-y-4 sm:grid-cols-2"
    >
      <Select
        name="bank_account_id"
        label={t('result.notice_account')}
        className="sm:col-span-2"
        value={accountId}
        onChange={({ target }) => chooseAccount(Number(target.value))}
        error={errors.bank_account_id}
      >
        {ordered.map(({ id, bank, branch, currency }) => (
          <option key={id} value={id}>
            {[apart(bank), apart(branch), currencySymbol(currency)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </Select>
      <div>
        <Field
          name="amount"
          label={
            choices
              ? t('result.notice_amount', { currency: currencySymbol(choices.currency) })
              : t('result.notice_amount_plain')
          }
          inputMode="decimal"
          autoComplete="off"
          required
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          hint={choices?.lira ? liraHint(choices.lira) : undefined}
          error={errors.amount}
        />
        {choices?.lira && <LiraMakes lira={choices.lira} amount={readAmount(amount.trim(), lang)} />}
        {amounts.length > 1 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {amounts.map((each) => (
              <Button
                key={each.label}
                kind="outline"
                size="sm"
                aria-pressed={amount === typedAmount(each.amount, lang)}
                onClick={() => chooseAmount(typedAmount(each.amount, lang))}
              >
                <span>{t(each.label === 'result.pay_whole' ? 'result.whole' : each.label)}</span>
                <span translate="no">{formatMoney(each.amount, choices!.currency, lang)}</span>
              </Button>
            ))}
          </div>
        )}
      </div>
      <Field
        name="paid_on"
        type="date"
        label={t('result.notice_paid_on')}
        required
        defaultValue={dayOf(new Date())}
        max={dayOf(new Date())}
        error={errors.paid_on}
      />
      <Field
        name="sender"
        label={t('result.notice_sender')}
        hint={t('result.notice_sender_hint')}
        autoComplete="name"
        required
        defaultValue={order.name}
        error={errors.sender}
      />
      <FileField
        name="receipt"
        file={receipt}
        onChoose={(chosen) => {
          setReceipt(chosen)
          if (chosen && isOtherKind(chosen)) refuse({ ...errors, receipt: [t('errors.file_kind')] })
          else correct(['receipt'])
        }}
        label={t('result.receipt')}
        hint={t('result.receipt_hint', { n: documentUpload.maxMegabytes })}
        optional={t('ui.optional')}
        accept={documentUpload.types.join()}
        error={errors.receipt}
      />
      <div className="space-y-3 sm:col-span-2">
        {problem && Object.keys(errors).length === 0 && (
          <FailureNotice failed={problem} repeatSafe={t('result.notice_repeat_safe')} />
        )}
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'result.notice_sending' : 'result.notice_send')}
        </Button>
        <Announcement>{isSending && t('result.notice_sending')}</Announcement>
      </div>
    </form>
  )
}

/** Whether the browser knows that a file is not a document. Photos are made smaller, or refused by the server. */
function isOtherKind({ type }: File): boolean {
  return type !== '' && !type.startsWith('image/') && documentUpload.types.every((known) => known !== type)
}

/** Accounts in a currency that is owed come first. */
function rank({ open }: PayableOrder, { currency }: BankAccount): number {
  return open.some((each) => each.currency === currency && each.amount > 0) ? 0 : 1
}
