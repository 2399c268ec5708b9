import { Alert, Anchor, Badge, Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Download, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useDownload } from '#src/base/admin-kit/download.ts'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { formatDay } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { messageScreen } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import { Part } from '../system/part.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { partsText } from './parts-text.ts'
import { personFilePath } from './personal-data.links.ts'
import classes from './personal-data.module.css'
import type { Person } from './personal-data.schema.ts'
import { personTexts } from './personal-data.strings.ts'

type Props = { person: Person; onOther: (contact: string) => void; onErased: (person: Person) => void }

/** What is kept about a person, what becomes of each part, and the two answers to the request. */
export function PersonFound({ person, onOther, onErased }: Props) {
  const t = useOfficeT(personTexts)
  const { lang } = usePreferences()
  const { contact, orders, seats, messages, mails, corrected, others, is_staff, is_shared, may_erase, erased } = person
  const [isErasing, setErasing] = useState(false)
  return (
    <Part title={t('found', { contact })}>
      <Stack gap="lg">
        {is_staff && (
          <Alert color="orange">
            <Text size="sm">
              {t('staff')}{' '}
              <Anchor component={Link} to="/admin/users" underline="always" inherit c="inherit">
                /admin/users
              </Anchor>
            </Text>
          </Alert>
        )}
        {erased.map(({ on, counts }) => (
          <Dimmed key={`${on}${JSON.stringify(counts)}`}>
            {t('before', { day: formatDay(on, lang), parts: partsText(counts, lang) })}
          </Dimmed>
        ))}
        {is_shared && (
          <Alert color="orange">
            <Text size="sm">{t('shared')}</Text>
          </Alert>
        )}
        {others.length > 0 && (
          <div>
            {!is_shared && (
              <Text size="sm" mb={6}>
                {t('others')}
              </Text>
            )}
            <Group gap="xs">
              {others.map((other) => (
                <Button key={other} size="compact-sm" variant="default" onClick={() => onOther(other)}>
                  {other}
                </Button>
              ))}
            </Group>
          </div>
        )}
        {orders.length > 0 && (
          <Rows title={t('orders')}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Rows>
        )}
        {seats.length > 0 && (
          <Rows title={t('seats')}>
            {seats.map(({ id, order_no, name, ends_on, is_over }) => (
              <Row key={id} goes={is_over} head={`${apart(name)}, ${order_no}`} facts={[formatDay(ends_on, lang)]}>
                {t(is_over ? 'goes_seat' : 'stays_seat')}
              </Row>
            ))}
          </Rows>
        )}
        {messages.length > 0 && (
          <Rows title={t('messages')}>
            {messages.map(({ id, kind, message_no, name, email, subject, created_on, entries, has_file }) => (
              <Row
                key={id}
                goes
                head={
                  <RowLink to={messageScreen(kind)} state={{ id }}>
                    {[message_no, apart(subject)].filter(Boolean).join(' · ')}
                  </RowLink>
                }
                facts={[
                  apart(name),
                  email,
                  formatDay(created_on, lang),
                  entries > 0 && t('replies', { n: entries }),
                  has_file && t('cv'),
                ]}
              >
                {t('goes_message')}
              </Row>
            ))}
          </Rows>
        )}
        {mails > 0 && (
          <Rows title={t('mails')}>
            <Row goes head={t('mails_kept', { n: mails })} facts={[]}>
              {t('goes_mails')}
            </Row>
          </Rows>
        )}
        {corrected > 0 && (
          <Rows title={t('corrected')}>
            <Row goes head={t('corrected_kept', { n: corrected })} facts={[]}>
              {t('goes_corrected')}
            </Row>
          </Rows>
        )}
        {!is_shared && (
          <Stack gap={6} align="flex-start">
            <Group gap="sm">
              <SaveFile contact={contact} />
              <Button
                variant="light"
                color="red"
                disabled={!may_erase}
                leftSection={<Trash2 />}
                onClick={() => setErasing(true)}
              >
                {t('erase')}
              </Button>
            </Group>
            <Dimmed maw="46rem">
              {t('download_help')} {!may_erase && t('erase_none')}
            </Dimmed>
          </Stack>
        )}
      </Stack>
      <EraseDialog contact={contact} isOpen={isErasing} onClose={() => setErasing(false)} onErased={onErased} />
    </Part>
  )
}

function SaveFile({ contact }: { contact: string }) {
  const t = useOfficeT(personTexts)
  const [busy, save] = useDownload(t('error'))
  return (
    <Button
      variant="default"
      loading={busy !== null}
      leftSection={<Download />}
      onClick={() => void save(personFilePath, { contact })}
    >
      {t('download')}
    </Button>
  )
}

function OrderRow({ order }: { order: Person['orders'][number] }) {
  const t = useOfficeT(personTexts)
  const { lang } = usePreferences()
  const { id, order_no, tours, ends_on, standing, until, passengers, messages, documents, has_details } = order
  return (
    <Row
      goes={standing === 'free' ? true : standing === 'books' && has_details ? 'partly' : false}
      head={
        <RowLink to={orderScreen} state={{ id }}>
          {order_no}
        </RowLink>
      }
      facts={[
        apart(order.name),
        order.email,
        tours.join(', ') || t('no_return'),
        ends_on && formatDay(ends_on, lang),
        passengers > 0 && t('passengers', { n: passengers }),
        messages > 0 && t('written', { n: messages }),
        documents > 0 && t('documents', { n: documents }),
        order.marketing_consent && t('consent'),
      ]}
    >
      {standing === 'free' && t('goes_order')}
      {standing === 'journey' && t('stays_journey')}
      {standing === 'money' && t('stays_money')}
      {standing === 'books' &&
        `${t('stays_books', { day: formatDay(until!, lang) })} ${t(has_details ? 'stays_details' : 'stays_done')}`}
    </Row>
  )
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.rows}>{children}</ul>
    </div>
  )
}

type RowProps = {
  goes: boolean | 'partly'
  head: ReactNode
  facts: readonly (string | false | null)[]
  children: ReactNode
}

function Row({ goes, head, facts, children }: RowProps) {
  const t = useOfficeT(personTexts)
  return (
    <li>
      <Box miw={0}>
        <Box fw={600}>{head}</Box>
        <Dimmed style={{ overflowWrap: 'anywhere' }}>{facts.filter(Boolean).join(' · ')}</Dimmed>
        <Text size="sm" mt={2} maw="46rem">
          {children}
        </Text>
      </Box>
      <Group gap={6} flex="none">
        {goes !== true && (
          <Badge color="gray" variant="light" tt="none" miw="max-content">
            {t('stays')}
          </Badge>
        )}
        {goes !== false && (
          <Badge color="red" variant="light" tt="none" miw="max-content">
            {t('goes')}
          </Badge>
        )}
      </Group>
    </li>
  )
}
