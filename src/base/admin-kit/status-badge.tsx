import { Badge } from '@mantine/core'
import { type OfficeTexts, useOfficeT } from './office-texts.ts'

type Props<S extends string> = {
  status: S
  texts: Record<S, OfficeTexts[string]>
  colours: Record<S, string>
  variant?: 'light' | 'outline'
}

/** A status in its own colour, never narrower than its text. */
export function StatusBadge<S extends string>({ status, texts, colours, variant = 'light' }: Props<S>) {
  const t = useOfficeT<Record<string, OfficeTexts[string]>>(texts)
  return (
    <Badge variant={variant} color={colours[status]} miw="max-content">
      {t(status)}
    </Badge>
  )
}
