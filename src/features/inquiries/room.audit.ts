import { langWords, section, wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { check } from '#src/features/messages/room.audit.ts'
import { kindTexts, mailboxTexts, stateTexts } from './mailbox/admin/mailbox-page.strings.ts'
import { messageTexts } from './mailbox/admin/message.strings.ts'
import { replyTemplateTexts } from './mailbox/admin/reply-template.strings.ts'

export const references = { message_id: 'messages', assignee_id: 'users' }

const kinds = {
  ...kindTexts,
  contact: { tr: 'İletişim', en: 'Contact' },
  'human-resources': { tr: 'İK başvurusu', en: 'Job application' },
  offer: { tr: 'Teklif talebi', en: 'Quote request' },
}
const sections = { mail: { tr: 'Gelen kutusu', en: 'Inbox' }, trash: { tr: 'Çöp kutusu', en: 'Trash' } }
const fields = {
  ...wordsOf(mailboxTexts, ['subject', 'state']),
  ...wordsOf(messageTexts, ['note']),
  kind: { label: { tr: 'Tür', en: 'Kind' } },
  section: { label: section },
  check,
  name: { label: { tr: 'Gönderen', en: 'From' } },
  message_no: { label: { tr: 'Mesaj numarası', en: 'Message number' } },
  assignee_id: { label: mailboxTexts.assignee },
  recipient: { label: { tr: 'Alıcı', en: 'Recipient' } },
  message_id: { label: messageTexts.message },
  body: { label: replyTemplateTexts.body },
}

export const audit: RoomAudit = {
  entities: {
    messages: {
      names: { tr: ['Mesaj', 'Mesajlar'], en: ['Message', 'messages'] },
      fields: {
        ...fields,
        kind: { ...fields.kind, choices: kinds },
        section: { ...fields.section, choices: sections },
        state: { ...fields.state, choices: stateTexts },
      },
      screen: ({ entity_id, part }) => screenOfMessage(part, entity_id),
    },
    message_entries: {
      names: {
        tr: ['Mesaj yanıtı ya da notu', 'Mesaj yanıtları'],
        en: ['Reply or note on a message', 'replies to messages'],
      },
      fields: {
        ...fields,
        kind: { ...fields.kind, choices: { not: messageTexts.entry_not, yanit: messageTexts.entry_yanit } },
      },
      screen: ({ part }) => screenOfMessage(...(part.split(':') as [string, string?])),
    },
    reply_templates: {
      names: { tr: ['Yanıt şablonu', 'Yanıt şablonları'], en: ['Reply template', 'reply templates'] },
      fields: {
        ...wordsOf(replyTemplateTexts, ['name', 'body']),
        kind: { label: replyTemplateTexts.kind, choices: kinds },
        ...langWords,
      },
      screen: '/admin/reply-templates/update',
    },
  },
  references,
}

const screenOfMessage = (kind: string, id: string | null = '') => ({ to: `/admin/${kind}/show`, id: Number(id) })
