import { Suspense, use } from 'react'
import { dayOf, formatDay } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/button.tsx'
import { Dialog } from '#src/base/ui/dialog.tsx'
import { Notice } from '#src/base/ui/notice.tsx'
import type { Contract, ContractItem } from '#src/features/contracts/contracts.schema.ts'
import { type ContractFacts, fillForReading } from './contract-text.ts'

type Props = {
  contract: ContractItem
  text: Promise<Contract | null>
  facts: ContractFacts
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** null for what is only read */
  onAccept: (() => void) | null
}

export default function ContractDialog({ contract, text, facts, isOpen, onOpenChange, onAccept }: Props) {
  const t = useT()
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={contract.name}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button kind="outline" onClick={close}>
            {t('ui.close')}
          </Button>
          {onAccept && (
            <Button
              onClick={() => {
                onAccept()
                close()
              }}
            >
              {t('checkout.accept_and_close')}
            </Button>
          )}
        </>
      }
    >
      <Suspense fallback={<ContractSkeleton />}>
        <ContractText text={text} facts={facts} />
      </Suspense>
    </Dialog>
  )
}

function ContractText({ text, facts }: Pick<Props, 'text' | 'facts'>) {
  const t = useT()
  const lang = useLang()
  const contract = use(text)
  if (!contract) return <Notice tone="warn" role="alert" title={t('checkout.contract_failed')} />
  const date = formatDay(dayOf(new Date(contract.created_at)), lang)
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">{t('checkout.contract_version', { n: contract.version, date })}</p>
      <div
        className="prose-agency overflow-x-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when saved; every value filled in is escaped
        dangerouslySetInnerHTML={{ __html: fillForReading(contract.body, facts, t, lang) }}
      />
    </>
  )
}

function ContractSkeleton() {
  const t = useT()
  return (
    <div className="space-y-3">
      <p role="status" className="sr-only">
        {t('checkout.contract_loading')}
      </p>
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without a text
        <div key={index} aria-hidden className={`skeleton h-5 ${width}`} />
      ))}
    </div>
  )
}
