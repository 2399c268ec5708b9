import type { ComponentProps } from 'react'
import { Printer } from '#src/base/ui/icons.tsx'
import { Button } from './button.tsx'

type Props = { label: string } & Pick<ComponentProps<typeof Button>, 'kind' | 'size'>

export function PrintButton({ label, ...look }: Props) {
  return (
    <Button {...look} className="no-print" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      <span>{label}</span>
    </Button>
  )
}
