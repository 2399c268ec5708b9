import { Button, List, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useRevalidator } from 'react-router'
import { askConfirm } from '#src/base/admin-kit/confirm.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { later, Nothing } from '#src/base/ui/later.tsx'
import { demoEndPath } from '../demo.links.ts'
import type { OfficeDemo } from './demo.schema.ts'
import { demoTexts } from './demo.strings.ts'

/** Loads the words of all records, which the screen does not need. */
const Kind = later(async () => (await import('./demo-kind.tsx')).default, Nothing)

/** Says what goes and what stays when the agency begins for real, and does it. */
export function DemoPanel({ demo: { goes, stays, kept } }: { demo: OfficeDemo }) {
  const t = useOfficeT(demoTexts)
  const { revalidate } = useRevalidator()
  const { send, isBusy } = useSend()
  const records = goes.reduce((sum, { count }) => sum + count, 0)
  const ask = async () => {
    const text = (
      <Stack gap="md">
        <Records goes={goes} stays={stays} />
        {kept.length > 0 && <Kept kept={kept} />}
        <Text fw={600}>{t('closes')}</Text>
      </Stack>
    )
    if (!(await askConfirm({ title: t('begin_title'), text, yes: t('confirm'), isDangerous: true, size: 'lg' }))) return
    await send('POST', demoEndPath, { body: { records }, onDone: revalidate, onRefused: revalidate })
  }
  return (
    <Paper withBorder p="lg" radius="lg" component="section" aria-labelledby="demo-title">
      <Title order={2} size="h4" id="demo-title">
        {t('title')}
      </Title>
      <Text c="dimmed" mt={4} mb="md">
        {t('lead')}
      </Text>
      <Button variant="light" color="red" loading={isBusy} onClick={() => void ask()}>
        {t('begin')}
      </Button>
    </Paper>
  )
}

function Records({ goes, stays }: Pick<OfficeDemo, 'goes' | 'stays'>) {
  const t = useOfficeT(demoTexts)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {(
        [
          ['goes', goes, 'goes_more'],
          ['stays', stays, 'stays_more'],
        ] as const
      ).map(([key, list, more]) => (
        <div key={key}>
          <Title order={3} size="h5" mb={4}>
            {t(key)}
          </Title>
          <List size="sm" mb="xs">
            {list.map(({ table, count }) => (
              <List.Item key={table}>{t(table, { n: count })}</List.Item>
            ))}
          </List>
          <Dimmed>{t(more)}</Dimmed>
        </div>
      ))}
    </SimpleGrid>
  )
}

/** What the demo put in and does not go, by name, each with the reason. */
function Kept({ kept }: Pick<OfficeDemo, 'kept'>) {
  const t = useOfficeT(demoTexts)
  return (
    <div>
      <Title order={3} size="h5" mb={4}>
        {t('kept_title')}
      </Title>
      {kept.some(({ table }) => table === 'tours') && (
        <Text size="sm" mb={4}>
          {t('kept_lead')}
        </Text>
      )}
      <List size="sm" mah="14rem" style={{ overflowY: 'auto', overflowWrap: 'anywhere' }} tabIndex={0}>
        {kept.map(({ table, id, name, reason }) => (
          <List.Item key={`${table} ${id}`}>
            <Kind table={table} />
            {name} ({t(`kept_${reason}`)})
          </List.Item>
        ))}
      </List>
    </div>
  )
}
