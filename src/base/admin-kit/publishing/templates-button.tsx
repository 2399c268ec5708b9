import { Button } from '@mantine/core'
import { FilePlus2 } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useSend } from '../form/use-send.ts'

/** Adds shipped records that the agency does not have yet. @param path takes a POST without fields */
export function TemplatesButton({ label, path }: { label: string; path: string }) {
  const { revalidate } = useRevalidator()
  const { send, isBusy } = useSend()
  return (
    <Button
      variant="light"
      loading={isBusy}
      leftSection={<FilePlus2 />}
      onClick={() => void send('POST', path, { onDone: revalidate })}
    >
      {label}
    </Button>
  )
}
