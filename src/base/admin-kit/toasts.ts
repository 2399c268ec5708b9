import { notifications } from '@mantine/notifications'

/** How long a toast stays, in milliseconds (spec §9). */
export const toastTimes = { usual: 2500, loggedIn: 2000, loginFailed: 3000 } as const

export function toastDone(message: string, autoClose: number = toastTimes.usual): void {
  notifications.show({ message, color: 'teal', autoClose })
}

export function toastFailed(title: string, message: string, autoClose: number = toastTimes.usual): void {
  notifications.show({ title, message, color: 'red', autoClose })
}

export function toastNote(message: string): void {
  notifications.show({ message })
}
