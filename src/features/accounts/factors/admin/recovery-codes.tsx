import { Button, Code, Group, Stack, Text, Title } from '@mantine/core'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveBlob } from '#src/base/admin-kit/download.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { factorTexts } from './factors.strings.ts'

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}

/** Recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useOfficeT(factorTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const save = () => {
    const text = [t('file_head'), '', ...codes, ''].join('\r\n')
    saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('file_name'))
  }
  return (
    <Stack gap="md" maw={520}>
      <Title order={2} size="h4" ref={heading} tabIndex={-1}>
        {t('recovery_title')}
      </Title>
      <Text size="sm">{t('recovery_lead')}</Text>
      <ol style={columns}>
        {codes.map((code) => (
          <li key={code}>
            <Code block fz="md" ta="center">
              {code}
            </Code>
          </li>
        ))}
      </ol>
      <Group gap="sm">
        <Button variant="default" onClick={save} leftSection={<Download size={16} aria-hidden="true" />}>
          {t('download')}
        </Button>
        <Button onClick={onKept}>{t('kept')}</Button>
      </Group>
    </Stack>
  )
}
