import { type MessageKind, messageKinds } from '../inquiries.links.ts'

export const sections = ['mail', 'trash'] as const
export type Section = (typeof sections)[number]

export const messageStates = ['yeni', 'ilgileniliyor', 'yanitlandi', 'kapandi'] as const
/** Filter `state`: new, or taken but not answered. */
export const unanswered = 'yanitsiz'
export const unansweredStates = ['yeni', 'ilgileniliyor'] as const satisfies readonly MessageState[]
export type MessageState = (typeof messageStates)[number]

/** `not`: an internal note. `yanit`: an answer that was mailed. */
export const entryKinds = ['not', 'yanit'] as const

/** A mailbox: list, read flag, trash and deletion of the messages of one kind. */
export function mailboxApiPath(kind: MessageKind): string {
  return `/api/admin/${kind}`
}

/** Routes that all kinds share. */
export const messagesApiPath = '/api/admin/messages'
export const replyTemplatesApiPath = '/api/admin/reply-templates'

/** The filter `assignee` for messages that nobody has taken. */
export const nobody = 'yok'

/** The screen of a kind. */
export function mailboxScreen(kind: MessageKind): `/admin/${MessageKind}` {
  return `/admin/${kind}`
}

/** The screen of one message, whose id is router state. */
export function messageScreen(kind: MessageKind): `/admin/${MessageKind}/show` {
  return `/admin/${kind}/show`
}

/** The kind whose screens have this path. */
export function kindAt(path: string): MessageKind {
  return messageKinds.find((kind) => path.startsWith(mailboxScreen(kind)))!
}

export const replyTemplatesScreen = '/admin/reply-templates'
