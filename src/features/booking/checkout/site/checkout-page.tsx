import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useFailureText } from '#src/base/http/client/use-failure-text.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { Button, ButtonLink } from '#src/base/ui/controls/button.tsx'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { contactPath } from '#src/features/agency/company.links.ts'
import { cartPath } from '#src/features/orders/orders.links.ts'
import { PayWays } from '#src/features/orders/site/pay-ways.tsx'
import { StepPage } from '#src/features/orders/site/steps.tsx'
import { PassengersChoice } from '#src/features/passengers/manifest/site/passengers-choice.tsx'
import { amountText, totalsOf } from '../../calculator/site/quote-totals.ts'
import { QuotesPlan } from '../../calculator/site/quotes-plan.tsx'
import { quotesOf } from '../../cart/site/cart-rows.ts'
import { PlacedNotice } from '../../cart/site/placed-notice.tsx'
import { usePricedCart } from '../../cart/site/use-priced-cart.ts'
import type { Setback } from '../checkout.machine.ts'
import { type FormField, isAccepted } from '../checkout.rules.ts'
import type { Route } from './+types/checkout-page'
import { CheckoutAgency, type Shell } from './checkout-agency.tsx'
import { CheckoutContracts } from './checkout-contracts.tsx'
import { ContactFields, InvoiceFields } from './checkout-fields.tsx'
import { loadCheckout } from './checkout-load.ts'
import { CheckoutProblems } from './checkout-problems.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { HoldIntro } from './hold-intro.tsx'
import { useCheckout } from './use-checkout.ts'

export const handle: PageHandle = { route_name: 'checkout', isSlim: true }

// Cart and draft are in the browser's storage, so only the browser can load this page.
export const clientLoader = (args: Route.ClientLoaderArgs) => loadCheckout(args)
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <CheckoutFrame intro={<HoldIntro hours={null} quotes={[]} />}>
      <CheckoutSkeleton />
    </CheckoutFrame>
  )
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { contracts, notice } = loaderData
  const shell = useRouteLoaderData<Shell>('site/shell')
  const t = useT()
  const lang = useLang()
  const cart = usePricedCart(loaderData.cart)
  const checkout = useCheckout(cart, contracts)
  const formRef = useRef<HTMLFormElement>(null)
  const { form, problems, setback, open, isSending, isPlaced } = checkout
  const quotes = quotesOf(cart.rows)
  const amount = amountText(totalsOf(quotes), lang)
  const intro = <HoldIntro hours={cart.hold_hours} quotes={quotes} />

  const goTo = (field: FormField | undefined) => {
    const missing = contracts.find((each) => !isAccepted(form.accepted_contracts, each, checkout.texts.facts))
    const name = field === 'accepted_contracts' ? `contract-${missing?.id}` : field
    const control = name && formRef.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }
  const setbackRef = useRef<HTMLDivElement>(null)
  const goToSetback = useEffectEvent(() => {
    const [field] = Object.keys(problems) as FormField[]
    if (field) goTo(field)
    else setbackRef.current?.focus()
  })
  // The button is disabled while it sends, which loses the focus.
  useEffect(() => {
    if (setback && !isSending) goToSetback()
  }, [setback, isSending])

  if (isPlaced)
    return (
      <CheckoutFrame intro={intro}>
        {/* The button was far below, and the skeleton is shorter than the form. */}
        <div ref={focusOn} tabIndex={-1} className="outline-none">
          <PlacedNotice />
        </div>
        <CheckoutSkeleton />
      </CheckoutFrame>
    )

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    goTo(checkout.submit()[0])
  }

  return (
    <CheckoutFrame intro={cart.rows.length > 0 && contracts.length > 0 ? intro : null}>
      {open && !setback && !isSending && (
        <div className="mb-6">
          <Notice tone="warn" role="status" title={t('checkout.unsure')}>
            <Button size="sm" className="mt-2" onClick={checkout.sendAgain}>
              {`${t('checkout.send_again')} (${open.amount})`}
            </Button>
          </Notice>
        </div>
      )}
      {cart.rows.length === 0 ? (
        <>
          <PlacedNotice />
          <EmptyState title={t('checkout.empty_title')} text={t('checkout.empty_text')}>
            <ButtonLink to="/">{t('cart.browse')}</ButtonLink>
          </EmptyState>
        </>
      ) : contracts.length === 0 ? (
        <EmptyState title={t('checkout.closed_title')} text={t('checkout.closed_text')}>
          <ButtonLink to={contactPath}>{t('footer.contact')}</ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[1fr_auto] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10">
          {/* As high as its row: the summary sticks within it, above the card beside the button. */}
          <div className="md:col-start-2 md:row-start-1 md:self-stretch">
            <div className="md:sticky md:top-28">
              <CheckoutSummary rows={cart.rows} />
            </div>
          </div>
          <form
            ref={formRef}
            noValidate
            onSubmit={onSubmit}
            className="space-y-8 rounded-card bg-white p-[min(1.25rem,6vw)] shadow-card sm:p-7 md:col-start-1 md:row-span-2 md:row-start-1 lg:p-8"
          >
            <CheckoutProblems problems={problems} onGo={goTo} />
            <ContactFields {...checkout} />
            <InvoiceFields {...checkout} />
            <CheckoutContracts {...checkout} {...{ contracts, notice }} />
            {shell?.site.asks_passengers && <PassengersChoice />}
            <div className="space-y-4 border-t border-line pt-6">
              {setback && (
                <div ref={setbackRef} tabIndex={-1}>
                  <SetbackNotice setback={setback} />
                </div>
              )}
              <QuotesPlan quotes={quotes} className="rounded-field bg-sand px-4 py-3" />
              <PayWays ways={shell?.site.pay_ways ?? []} />
              <Button
                type="submit"
                size="lg"
                className="w-full flex-wrap gap-y-0"
                disabled={isSending || cart.isPending}
              >
                <span>{t(isSending ? 'checkout.sending' : 'checkout.submit')}</span>
                {!isSending && cart.rows.every(({ verdict }) => verdict?.kind === 'priced') && (
                  <>
                    {/* A phone has the total on a line of its own. */}
                    <span aria-hidden className="max-sm:hidden">
                      ·
                    </span>
                    <span>{t('checkout.submit_total', { amount })}</span>
                  </>
                )}
              </Button>
              <Announcement>{isSending && t('checkout.sending')}</Announcement>
            </div>
          </form>
          {shell && <CheckoutAgency shell={shell} />}
        </div>
      )}
    </CheckoutFrame>
  )
}

const setbackTexts = {
  cart: 'checkout.cart_changed',
  price: 'checkout.price_changed',
  contracts: 'checkout.contracts_changed',
} as const satisfies Record<Exclude<Setback['kind'], 'refused' | 'offline'>, StringKey>

/** Why there is no order yet. When the response was lost the order may exist, and a repeat is safe. */
function SetbackNotice({ setback: { kind, failed } }: { setback: Setback }) {
  const t = useT()
  const sentenceOf = useFailureText()
  const sentences = [
    failed && sentenceOf(failed),
    kind !== 'refused' && t(kind === 'offline' ? 'checkout.repeat_safe' : setbackTexts[kind]),
  ]
  return (
    <Notice
      tone={kind === 'refused' || kind === 'cart' ? 'bad' : 'warn'}
      role="alert"
      title={sentences.filter(Boolean).join(' ')}
    >
      {kind === 'cart' && (
        <ButtonLink kind="outline" size="sm" to={cartPath} className="mt-2">
          {t('checkout.to_cart')}
        </ButtonLink>
      )}
      {kind === 'refused' && failed?.status === 409 && (
        <ButtonLink kind="outline" size="sm" to={contactPath} className="mt-2">
          {t('checkout.group_contact')}
        </ButtonLink>
      )}
    </Notice>
  )
}

/** @param intro null when the page holds no seats */
function CheckoutFrame({ intro, children }: { intro: ReactNode; children: ReactNode }) {
  const t = useT()
  return (
    <StepPage at={1}>
      <h1 className="mt-5 text-title">{t('checkout.title')}</h1>
      {intro}
      <div className="mt-6 lg:mt-8">{children}</div>
    </StepPage>
  )
}
