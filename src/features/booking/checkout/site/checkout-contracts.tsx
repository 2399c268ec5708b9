import { useState } from 'react'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Checkbox } from '#src/base/ui/controls/field.tsx'
import { PartMissing } from '#src/base/ui/display/part-missing.tsx'
import { later } from '#src/base/ui/later.tsx'
import { contractPath } from '#src/features/contracts/contracts.links.ts'
import type { ContractItem } from '#src/features/contracts/contracts.schema.ts'
import { type AcceptedText, isAccepted } from '../checkout.rules.ts'
import type { CheckoutData } from './checkout-load.ts'
import type { Checkout } from './use-checkout.ts'
import type { Texts } from './use-contract-texts.ts'

const ContractDialog = later(async () => (await import('./contract-dialog.tsx')).default, ContractLink)

type Props = Pick<Checkout, 'form' | 'change' | 'problems' | 'texts'> & Pick<CheckoutData, 'contracts' | 'notice'>
type Shown = { contract: ContractItem; texts: Promise<Texts>; facts: string }

/** The contracts to read and accept, the privacy notice to read, and the optional marketing consent. */
export function CheckoutContracts({ form, change, problems, texts, contracts, notice }: Props) {
  const t = useT()
  const [shown, setShown] = useState<Shown | null>(null)
  const [isOpen, setOpen] = useState(false)
  const accepted = form.accepted_contracts
  const accept = (id: number, how: AcceptedText | null) =>
    change({ accepted_contracts: [...accepted.filter((other) => other.id !== id), ...(how ? [how] : [])] })
  const show = (contract: ContractItem) => {
    setShown({ contract, texts: texts.read(), facts: texts.facts })
    setOpen(true)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-display text-heading font-[560]">{t('checkout.contracts')}</legend>
      <p className="mb-4 text-ink-soft">{t('checkout.contracts_intro')}</p>
      <ul className="divide-y divide-line rounded-field border border-line">
        {contracts.map((contract) => {
          const { id, name, version } = contract
          const isTicked = isAccepted(accepted, contract, texts.facts)
          const isMissing = problems.accepted_contracts && !isTicked
          const hasChanged = !isTicked && accepted.some((other) => other.id === id)
          return (
            <li key={id} className="flex flex-wrap items-start gap-x-3 px-[min(1rem,4vw)] py-3">
              <Checkbox
                name={`contract-${id}`}
                className="min-w-0 grow basis-40 py-1.5"
                required
                checked={isTicked}
                onChange={({ target }) => accept(id, target.checked ? { id, version, read: null } : null)}
                error={hasChanged ? [t('checkout.accept_again')] : isMissing ? problems.accepted_contracts : undefined}
              >
                {t('checkout.accept', { name })}
              </Checkbox>
              <Button
                kind="outline"
                size="sm"
                className="ms-auto"
                aria-haspopup="dialog"
                aria-label={t('checkout.read_of', { name })}
                onClick={() => show(contract)}
              >
                {t('checkout.read')}
              </Button>
            </li>
          )
        })}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        <span>{t('checkout.kvkk')}</span>{' '}
        {notice && (
          <button
            type="button"
            aria-haspopup="dialog"
            className="text-start font-semibold text-main underline underline-offset-4"
            onClick={() => show(notice)}
          >
            {t('checkout.kvkk_read')}
          </button>
        )}
      </p>
      <Checkbox
        name="marketing_consent"
        className="mt-4"
        checked={form.marketing_consent}
        onChange={({ target }) => change({ marketing_consent: target.checked })}
      >
        <span>{t('checkout.marketing')}</span> <span className="text-ink-soft">{`(${t('ui.optional')})`}</span>
      </Checkbox>
      {shown && (
        <ContractDialog
          key={shown.contract.id}
          contract={shown.contract}
          texts={shown.texts}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onAccept={
            shown.contract.at_checkout
              ? ({ id, version, body_hash }) => accept(id, { id, version, read: { body_hash, facts: shown.facts } })
              : null
          }
        />
      )}
    </fieldset>
  )
}

/** In the place of the dialog: the page of the contract, in a tab of its own. */
function ContractLink({ contract, again }: { contract: ContractItem; again: () => void }) {
  const path = usePath()
  return (
    <PartMissing again={again}>
      <a href={path(contractPath(contract))} target="_blank" rel="noreferrer" className="font-semibold underline">
        {contract.name}
      </a>
    </PartMissing>
  )
}
