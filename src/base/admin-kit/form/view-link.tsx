import { Button } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'

/** Opens the public page of the edited item in a new tab. */
export function ViewLink({ href }: { href: string }) {
  const t = useOfficeT(kitTexts)
  return (
    <Button component="a" href={href} target="_blank" rel="noopener" variant="default" leftSection={<ExternalLink />}>
      {t('view')}
    </Button>
  )
}
