import { Badge, Button, Group, Text } from '@mantine/core'
import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { isolated } from '#src/base/admin-kit/show/isolated.tsx'
import { PartFailed } from '#src/base/admin-kit/show/own-load.tsx'
import { Part, Words } from '#src/base/admin-kit/show/show-parts.tsx'
import { formatInstant } from '#src/base/dates.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import type { OfficeMessages } from '../conversation.schema.ts'
import { AnswerForm } from './answer-form.tsx'
import classes from './conversation.module.css'
import { conversationTexts } from './conversation.strings.ts'
import { useConversation } from './use-conversation.ts'

type Message = OfficeMessages['messages'][number]
const colours = { acik: 'orange', yapildi: 'teal', reddedildi: 'gray' } as const

/** What customer and staff wrote each other about an order, and the answer. */
export function OrderConversation({ open: { order } }: { open: OpenOrder }) {
  const t = useOfficeT(conversationTexts)
  const { load, fresh, path } = useConversation(order)
  const { found, setFound } = load
  const [isWriting, setWriting] = useState(false)
  const messages = found?.messages ?? []
  // An unanswered message opens the form. A draft stays open when a colleague answers meanwhile.
  const waits = messages.at(-1)?.by_customer === true || messages.some(({ state }) => state === 'acik')
  useEffect(() => {
    if (waits) setWriting(true)
  }, [waits])
  if (!found) return <PartFailed title={t('title')} load={load} />
  const { may_answer } = found
  const hasForm = may_answer && (isWriting || waits)
  return (
    <Part title={t('title')} at="conversation">
      {messages.length === 0 ? (
        <Text size="sm" c="dimmed" mb={may_answer ? 'sm' : 0}>
          {t('empty')}
        </Text>
      ) : (
        <ol className={classes.thread}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} isNew={fresh.has(message.id)} />
          ))}
        </ol>
      )}
      {hasForm && (
        <AnswerForm
          {...{ found, path, order }}
          onSaved={(next) => {
            setFound(next)
            setWriting(false)
          }}
        />
      )}
      {may_answer && !hasForm && (
        <Button
          className={classes.onScreen}
          variant="default"
          size="xs"
          leftSection={<MessageSquarePlus size={16} aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          {t('write')}
        </Button>
      )}
    </Part>
  )
}

function MessageRow({ message, isNew }: { message: Message; isNew: boolean }) {
  const t = useOfficeT(conversationTexts)
  const { lang } = usePreferences()
  const { by_customer, by, wish, state, decision, body, is_erased, created_at } = message
  return (
    <li className={classes.message} data-by={by_customer ? 'customer' : 'office'}>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {by_customer ? t('customer') : isolated(by ?? t('office'))}
        </Text>
        <Text size="xs" c="dimmed">
          {formatInstant(new Date(created_at), lang)}
        </Text>
        {isNew && (
          <Badge size="sm" variant="light" color="blue" miw="max-content">
            {t('is_new')}
          </Badge>
        )}
      </Group>
      {wish && (
        <Group gap="xs" mt={2}>
          <Text size="sm">{t('asked', { what: t(wish) })}</Text>
          {state && (
            <Badge size="sm" variant="light" color={colours[state]} miw="max-content">
              {t(state)}
            </Badge>
          )}
        </Group>
      )}
      {decision && (
        <Text size="sm" c="dimmed">
          {t(`decided_${decision}`)}
        </Text>
      )}
      {is_erased ? (
        <Text size="sm" c="dimmed" mt={4}>
          {t('erased')}
        </Text>
      ) : (
        <Words size="sm" mt={4}>
          {body}
        </Words>
      )}
    </li>
  )
}
