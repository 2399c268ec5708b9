import { Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core'
import { Check, Copy, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
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

/** Recovery codes, shown once. Not offered as a file, because a download needs an address, which browsers and proxies store. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useOfficeT(factorTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isKept, setKept] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap="md" maw={520}>
      <LeaveGuard isDirty={!isKept} save={null} />
      <Title order={2} size="h4" ref={heading} tabIndex={-1} style={{ scrollMarginTop: '5rem' }}>
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
        {/* Browsers let a page copy on https only. */}
        {isSecureContext && (
          <CopyButton value={[t('copied_head'), '', ...codes, ''].join('\n')} timeout={3000}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
              >
                <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
              </Button>
            )}
          </CopyButton>
        )}
        <Button variant="default" onClick={() => print()} leftSection={<Printer size={16} aria-hidden="true" />}>
          {t('print')}
        </Button>
        <Button
          onClick={() => {
            // Rendered before `onKept`, which may leave the page: LeaveGuard must not ask then.
            flushSync(() => setKept(true))
            onKept()
          }}
        >
          {t('kept')}
        </Button>
      </Group>
    </Stack>
  )
}
