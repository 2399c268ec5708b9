import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { maxAccountEmail, minEmail, oneLine } from '#src/base/text.ts'

/** Validation messages, worded by the agency. */
export const checkTexts = {
  required: { tr: '* Bu Alan Zorunlu', en: '* This field is required' },
  too_short: { tr: 'Bu Alan {n} Karakterden Az Olamaz', en: 'This field must have at least {n} characters' },
  too_long: { tr: 'Bu Alan {n} Karakteri Geçemez', en: 'This field cannot have more than {n} characters' },
  not_email: { tr: 'Geçerli E-Mail Adresi Giriniz', en: 'Enter a valid e-mail address' },
} satisfies OfficeTexts

export type Wrong = { key: keyof typeof checkTexts; values?: { n: number } }

export function wrongEmail(email: string): Wrong | null {
  const text = oneLine(email)
  return (
    wrongLength(text, minEmail, maxAccountEmail) ??
    (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? null : { key: 'not_email' })
  )
}

/** @param min 6 to sign in, 8 for a new password (docs/rules.md, "Login"). Spaces count: they may be part of a password. */
export function wrongPassword(password: string, min: 6 | 8): Wrong | null {
  return wrongLength(password, min, 21)
}

function wrongLength(text: string, min: number, max: number): Wrong | null {
  if (text === '') return { key: 'required' }
  if (text.length < min) return { key: 'too_short', values: { n: min } }
  return text.length > max ? { key: 'too_long', values: { n: max } } : null
}
