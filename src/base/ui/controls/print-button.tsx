import type { ComponentProps } from 'react'
import { Printer } from '#src/base/ui/icons.tsx'
import { Button } from './button.tsx'

export function PrintButton({
  label,
  kind,
  size,
}: { label: string } & Pick<ComponentProps<typeof Button>, 'kind' | 'size'>) {
  return (
    <Button {...(kind && { kind })} {...(size && { size })} className="no-print" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      <span>{label}</span>
    </Button>
  )
}
