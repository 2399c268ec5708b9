import type { ReactNode } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Steps as AllSteps } from '#src/base/ui/display/steps.tsx'
import { Container } from '#src/base/ui/page/container.tsx'

const steps = ['cart.step_cart', 'cart.step_details', 'cart.step_result'] as const

/** The progress of a reservation. @param at 0 the cart, 1 the checkout, 2 the result */
export function Steps({ at }: { at: 0 | 1 | 2 }) {
  const t = useT()
  return <AllSteps label={t('cart.steps')} names={steps.map((step) => t(step))} at={at} />
}

/** A page of the browser's cart: not indexed, under the steps. */
export function StepPage({ at, children }: { at: 0 | 1; children: ReactNode }) {
  return (
    // The footer stays below the first screen, so that it does not jump when the browser has read the cart.
    <Container className="min-h-dvh py-5 sm:py-8 lg:py-12">
      <meta name="robots" content="noindex" />
      <Steps at={at} />
      {children}
    </Container>
  )
}
