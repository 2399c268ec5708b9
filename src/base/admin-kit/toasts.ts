import { notifications } from '@mantine/notifications'
import { type OfficeTexts, officeLang, textIn } from './office-texts.ts'

/** Duration in ms (docs/rules.md, Shell). */
export const toastTimes = { usual: 2500, loggedIn: 2000, loginFailed: 3000 } as const

const texts = { close: { tr: 'Bildirimi kapat', en: 'Close the notification' } } satisfies OfficeTexts

export function toastDone(message: string, autoClose: number = toastTimes.usual): void {
  show({ message, color: 'teal', autoClose })
}

export function toastFailed(title: string, message: string, autoClose: number = toastTimes.usual): void {
  show({ title, message, color: 'red', autoClose })
}

export function toastNote(message: string): void {
  show({ message })
}

/** Stays until it is closed. @param title what the message is about */
export function toastWarning(title: string, message: string): void {
  show({ title, message, color: 'orange', autoClose: false })
}

function show(toast: Parameters<typeof notifications.show>[0]): void {
  notifications.show({ ...toast, closeButtonProps: { 'aria-label': textIn(texts, officeLang())('close') } })
}
