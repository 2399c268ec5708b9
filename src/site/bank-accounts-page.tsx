import type { ReactNode } from 'react'
import { leftToRight } from '#src/base/direction.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { telHref } from '#src/base/phone.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { CopyButton } from '#src/base/ui/controls/copy-button.tsx'
import { PrintButton } from '#src/base/ui/controls/print-button.tsx'
import { TextLink } from '#src/base/ui/controls/text-link.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { HeadedSection } from '#src/base/ui/display/headed-section.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Phone } from '#src/base/ui/icons.tsx'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import type { ContactInformation } from '#src/features/agency/company.schema.ts'
import { formatIban } from '#src/features/bank-accounts/bank-accounts.links.ts'
import { byCurrency } from '#src/features/bank-accounts/bank-accounts.rules.ts'
import type { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import { useCurrencyName } from '#src/features/bank-accounts/site/currency-name.ts'
import { headPicturePath } from '#src/features/content/content.links.ts'
import type { ContentSections, HeadPicture } from '#src/features/content/content.schema.ts'
import { orderPagePath } from '#src/features/orders/orders.links.ts'
import type { Route } from './+types/bank-accounts-page'

export const handle: PageHandle = { route_name: 'bank_accounts' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const [accounts, { fraud_note = [] }, contact, cover] = await Promise.all([
    api.get<BankAccount[]>('/api/pages/bank-accounts'),
    api.get<ContentSections>('/api/pages/content?page=bank-accounts'),
    api.get<ContactInformation>('/api/pages/contact-information'),
    api.get<HeadPicture>(headPicturePath('bank_accounts')),
  ])
  return {
    cover,
    accounts,
    notes: fraud_note.map(({ id, title, description }) => ({ id, title, description })),
    phone: contact.telefon[0]?.content ?? '',
  }
}
export const loader = load
export const clientLoader = load

/** Format of an order number (docs/rules.md, Orders); not a real one. */
const exampleNo = 'SYH-27-XXXXXX'

export default function BankAccountsPage({ loaderData: { cover, accounts, notes, phone } }: Route.ComponentProps) {
  const lang = useLang()
  const t = useT()
  const nameOf = useCurrencyName()
  const holder = onlyHolder(accounts)
  return (
    <>
      <Banner title={t('bank.title')} image={cover}>
        {t('bank.intro')}
      </Banner>
      <Container className="grid items-start gap-8 pb-16 pt-6 sm:pt-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12 lg:pb-20 lg:pt-10 print:block print:p-0 print:text-[12pt]">
        <div className="space-y-8 sm:space-y-10 print:space-y-5">
          {accounts.length === 0 && (
            <EmptyState title={t('bank.empty_title')} text={t('bank.empty_text')}>
              {phone && <Call phone={phone} />}
            </EmptyState>
          )}
          {holder && <Holder name={holder} />}
          {byCurrency(accounts).map(({ currency, accounts: group }) => (
            <HeadedSection key={currency} id={`in-${currency}`} title={t('bank.group', { currency: nameOf(currency) })}>
              <ul className="mt-3 space-y-3 sm:mt-4 sm:space-y-4">
                {group.map((account) => (
                  <li key={account.id} className="break-inside-avoid">
                    <Account account={account} hasHolder={holder === null} />
                  </li>
                ))}
              </ul>
            </HeadedSection>
          ))}
        </div>
        <aside className="space-y-5 md:sticky md:top-36 print:mt-6 print:space-y-3">
          {notes.map(({ id, title, description }) => (
            <Notice key={id} tone="warn" title={title}>
              <RichText html={description} className="mt-1" />
            </Notice>
          ))}
          {accounts.length > 0 && <HowToPay />}
          {phone && accounts.length > 0 && (
            <p className="flex items-center gap-3 px-1">
              <Phone aria-hidden className="size-5 shrink-0 text-main" />
              <a href={telHref(phone)} className="font-semibold hover:underline">
                {t('bank.call', { phone: leftToRight(phone.replaceAll(' ', '\u00a0'), lang) })}
              </a>
            </p>
          )}
          {accounts.length > 0 && <PrintButton kind="outline" label={t('bank.print')} />}
        </aside>
      </Container>
    </>
  )
}

function HowToPay() {
  const t = useT()
  return (
    <>
      <Note title={t('bank.from_abroad_title')}>
        <p className="mt-2">{t('bank.from_abroad')}</p>
      </Note>
      <Note title={t('bank.description')}>
        <p className="mt-2">{t('bank.description_text')}</p>
        <p className="mt-2 font-semibold tabular-nums">{t('bank.description_example', { no: exampleNo })}</p>
      </Note>
      <Note title={t('bank.report')}>
        <p className="mt-2">{t('bank.report_text')}</p>
        <p className="no-print mt-3">
          <TextLink to={orderPagePath}>{t('bank.report_link')}</TextLink>
        </p>
      </Note>
    </>
  )
}

/** The holder of all accounts; null when they differ, and each account names its own. */
function onlyHolder(accounts: readonly BankAccount[]): string | null {
  const [first, ...others] = new Set(accounts.map(({ account_name }) => account_name))
  return first && others.length === 0 ? first : null
}

function Holder({ name }: { name: string }) {
  const t = useT()
  return (
    <dl className="rounded-card border border-line bg-white px-4 pt-1 pb-3 sm:px-6 sm:pb-4 print:rounded-none print:p-3">
      <Line name={t('bank.holder_of_all')} copy={<CopyButton text={name} label={t('bank.account_name')} />}>
        <span className="font-semibold">{name}</span>
      </Line>
    </dl>
  )
}

type AccountProps = { account: BankAccount; hasHolder: boolean }

function Account({ account: { bank, branch, account_name, currency, iban, swift }, hasHolder }: AccountProps) {
  const t = useT()
  const lang = useLang()
  const label = (what: string) => t('bank.copy_of', { what, bank: `${bank} (${currency})` })
  return (
    <article className="rounded-card bg-white px-4 py-3 shadow-card sm:p-6 print:rounded-none print:border print:border-line print:p-3 print:shadow-none">
      <h3 className="font-sans text-lg font-semibold tracking-normal">
        <span translate="no">{bank}</span>
        {branch && <span className="font-normal text-ink-soft">{` · ${branch}`}</span>}
      </h3>
      <dl className="divide-y divide-line sm:mt-3">
        <Line name={t('bank.iban')} copy={<CopyButton text={iban} label={label(t('bank.iban'))} />}>
          <span translate="no" className="font-semibold tabular-nums sm:text-xl print:text-[13pt]">
            {formatIban(iban)}
          </span>
        </Line>
        {hasHolder && (
          <Line
            name={t('bank.account_name')}
            copy={<CopyButton text={account_name} label={label(t('bank.account_name'))} />}
          >
            <span translate="no">{account_name}</span>
          </Line>
        )}
        {swift && (currency !== 'TRY' || lang !== 'tr') && (
          <Line name={t('bank.swift')} copy={<CopyButton text={swift} label={label(t('bank.swift'))} />}>
            <span className="tabular-nums">{swift}</span>
          </Line>
        )}
      </dl>
    </article>
  )
}

function Line({ name, copy, children }: { name: string; copy: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 last:pb-0 sm:gap-x-6 sm:gap-y-0.5 sm:py-3">
      <dt className="text-sm text-ink-soft print:text-[12pt]">{name}</dt>
      <dd className="row-start-2 [overflow-wrap:anywhere] max-sm:col-span-2">{children}</dd>
      <dd className="col-start-2 row-start-1 sm:row-span-2">{copy}</dd>
    </div>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid rounded-card border border-line bg-white p-5 print:rounded-none print:p-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Call({ phone }: { phone: string }) {
  return (
    <a href={telHref(phone)} className={buttonClass({})}>
      <Phone aria-hidden className="size-4" />
      <bdi dir="ltr">{phone}</bdi>
    </a>
  )
}
