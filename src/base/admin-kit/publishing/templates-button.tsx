import { Button } from '@mantine/core'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toastAnswer } from '../confirm.tsx'
import { officeApi } from '../office-api.ts'

/** Adds shipped records that the agency does not have yet. @param path takes a POST without fields */
export function TemplatesButton({ label, path }: { label: string; path: string }) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    if (toastAnswer(await officeApi().post<{ message: string }>(path, {}))) await revalidate()
    setBusy(false)
  }
  return (
    <Button
      variant="light"
      loading={isBusy}
      leftSection={<FilePlus2 size={16} aria-hidden="true" />}
      onClick={() => void add()}
    >
      {label}
    </Button>
  )
}
