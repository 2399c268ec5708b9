import { Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { cleanHtml } from '#src/base/admin-kit/text/rich-text-extensions.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import type { AgencyFacts } from '../contracts.rules.ts'
import { previewOf } from '../contracts.sample.ts'
import { contractTexts } from './contract.strings.ts'
import { ContractPaper } from './contract-paper.tsx'

/** The contract as a customer reads it. */
export default function ContractPreview({ html, lang, agency }: { html: string; lang: string; agency: AgencyFacts }) {
  const t = useOfficeT(contractTexts)
  if (isEmpty(html)) return <Text c="dimmed">{t('preview_empty')}</Text>
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('preview_lead')}
      </Text>
      <ContractPaper html={previewOf(cleanHtml(html), lang, agency)} lang={lang} />
    </>
  )
}
