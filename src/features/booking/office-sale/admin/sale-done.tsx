import { Button, CopyButton, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { Check, Copy, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import classes from './sale.module.css'
import { saleTexts } from './sale.strings.ts'
import type { DoneSale } from './sale-draft.ts'

type Props = { done: DoneSale; sendsMail: boolean; onNext: () => void }

/** The number to read aloud, and what comes next. */
export function SaleDone({ done, sendsMail, onNext }: Props) {
  const t = useOfficeT(saleTexts)
  const { lang } = usePreferences()
  const number = useRef<HTMLParagraphElement>(null)
  useEffect(() => number.current?.focus(), [])
  const { order_no, hold_until, link, is_mailed, email } = done
  return (
    <Paper withBorder p="lg" maw="44rem">
      <Stack gap="md">
        <div role="status">
          <Text size="sm" c="dimmed">
            {t('done_number')}
          </Text>
          <p className={classes.number} ref={number} tabIndex={-1}>
            {order_no}
          </p>
          <Text>
            {hold_until ? t('done_held', { when: formatInstant(new Date(hold_until), lang) }) : t('done_confirmed')}
          </Text>
          <Text>{is_mailed && sendsMail ? t('done_mailed', { email }) : t('done_not_mailed')}</Text>
        </div>
        <TextInput label={t('link')} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        <Group gap="xs">
          <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={onNext}>
            {t('next')}
          </Button>
          <Button component={Link} to={orderScreen} state={targetOf(done)} variant="default">
            {t('open_order')}
          </Button>
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
              >
                {t(copied ? 'copied' : 'copy_link')}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Paper>
  )
}
