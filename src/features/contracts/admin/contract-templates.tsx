import { Button } from '@mantine/core'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { contractTemplatesPath } from '../contracts.links.ts'
import { contractTexts } from './contract.strings.ts'

/** Adds the shipped contracts that the agency does not have yet. */
export function ContractTemplatesButton() {
  const t = useOfficeT(contractTexts)
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    const answer = await officeApi().post<{ message: string }>(contractTemplatesPath, {})
    if (toastAnswer(answer)) await revalidate()
    setBusy(false)
  }
  return (
    <Button
      variant="light"
      loading={isBusy}
      leftSection={<FilePlus2 size={16} aria-hidden="true" />}
      onClick={() => void add()}
    >
      {t('add_templates')}
    </Button>
  )
}
