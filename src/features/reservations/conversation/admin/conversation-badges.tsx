import { Badge } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { conversationListTexts } from './conversation.strings.ts'

type Props = { unread: boolean; change_requested: boolean }

/** What a customer's messages ask of staff, in the list of orders. */
export function ConversationBadges({ unread, change_requested }: Props) {
  const t = useOfficeT(conversationListTexts)
  return (
    <>
      {unread && (
        <Badge variant="light" color="blue" miw="max-content">
          {t('has_unread')}
        </Badge>
      )}
      {change_requested && (
        <Badge variant="light" color="orange" miw="max-content">
          {t('wants_change')}
        </Badge>
      )}
    </>
  )
}
