import { Suspense, use } from 'react'
import { useFailureText } from '#src/base/http/client/use-failure-text.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { SkeletonBars } from '#src/base/ui/display/skeleton.tsx'
import { Dialog } from '#src/base/ui/overlays/dialog.tsx'
import type { ContractItem } from '#src/features/contracts/contracts.schema.ts'
import type { CheckoutContracts } from '../checkout.schema.ts'
import type { Texts } from './use-contract-texts.ts'

export type ContractText = CheckoutContracts['contracts'][number]

type Props = {
  contract: ContractItem
  texts: Promise<Texts>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** called with the text that was read; null for a text that is not accepted, such as the privacy notice */
  onAccept: ((text: ContractText) => void) | null
}

export default function ContractDialog({ contract, texts, isOpen, onOpenChange, onAccept }: Props) {
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
            // No accept button before the text has loaded.
            <Suspense>
              <AcceptButton
                contract={contract}
                texts={texts}
                onAccept={(text) => {
                  onAccept(text)
                  close()
                }}
              />
            </Suspense>
          )}
        </>
      }
    >
      <Suspense fallback={<ContractSkeleton />}>
        <ContractBody contract={contract} texts={texts} />
      </Suspense>
    </Dialog>
  )
}

type Reading = Pick<Props, 'contract' | 'texts'>

function useText({ contract, texts }: Reading): ContractText | undefined {
  const answer = use(texts)
  return answer.ok ? answer.data.contracts.find(({ id }) => id === contract.id) : undefined
}

function AcceptButton({ onAccept, ...reading }: Reading & { onAccept: (text: ContractText) => void }) {
  const t = useT()
  const text = useText(reading)
  return text && <Button onClick={() => onAccept(text)}>{t('checkout.accept_and_close')}</Button>
}

function ContractBody(reading: Reading) {
  const t = useT()
  const sentenceOf = useFailureText()
  const answer = use(reading.texts)
  const text = useText(reading)
  if (!text) {
    return (
      <Notice tone="warn" role="alert" title={t('checkout.contract_failed')}>
        {!answer.ok && <p>{sentenceOf(answer)}</p>}
      </Notice>
    )
  }
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">{t('checkout.contract_version', { n: text.version })}</p>
      <div
        className="prose-agency overflow-x-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server after every value was filled in
        dangerouslySetInnerHTML={{ __html: text.body }}
      />
    </>
  )
}

function ContractSkeleton() {
  const t = useT()
  return (
    <div className="space-y-3">
      <Announcement>{t('checkout.contract_loading')}</Announcement>
      <SkeletonBars sizes={['h-5 w-full', 'h-5 w-11/12', 'h-5 w-full', 'h-5 w-4/5', 'h-5 w-full', 'h-5 w-2/3']} />
    </div>
  )
}
