import { oneLine } from './text.ts'

/** What visitors and staff may type as a telephone: digits, and what people write between them. */
const typedPhone = /^\+?[\d\s()./-]{7,30}$/

/**
 * A telephone as it is stored: `+90 532 123 45 67`, `+491512345678`; a number that no country is known of, such as 444 0 123, as it was
 * typed. Marks of direction, dashes and digits of any script, with which programs copy numbers, are read. @returns what cannot be read, as a line
 */
export function phoneOf(typed: string): string {
  const text = readable(typed)
  const digits = typedPhone.test(text) ? withCountry(text) : null
  return digits === null ? text : phoneOfDigits(digits)
}

/** Whether a text, typed or stored, is a telephone. */
export function isPhone(typed: string): boolean {
  const text = readable(typed)
  const digits = text.replace(/\D/g, '').length
  return typedPhone.test(text) && digits >= 7 && digits <= 17
}

/** A telephone with the signs of ASCII. */
function readable(typed: string): string {
  return oneLine(typed)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u00b7\u2022]/g, '.')
}

/** tel: link for a phone number in any notation. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Link to a WhatsApp chat, with an optional first text. @param number with country code, in any notation */
export function whatsAppHref(number: string, text = ''): string {
  return `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`
}

/** The digits of a telephone with country code, as WhatsApp links need them; Turkish without one. Null for an invalid number. */
export function withCountry(phone: string): string | null {
  const typed = readable(phone)
  const isPlus = typed.startsWith('+')
  // '+90 (0)532', '+44 (0)20': the zero is dialled within the country only.
  const digits = typed.replace(/\(\s*0\s*\)/, isPlus || /^0\s*0/.test(typed) ? '' : '0').replace(/\D/g, '')
  const whole = isPlus ? digits : digits.replace(/^00/, '')
  const isAbroad = isPlus || whole !== digits
  const known = isAbroad || /^90\d{10}$/.test(whole) ? whole.replace(/^900/, '90') : `90${whole.replace(/^0/, '')}`
  return /^90[2-589]\d{9}$|^(?!90|0)\d{8,15}$/.test(known) ? known : null
}

/** Digits with the country code as people write them: `+90 212 555 01 12`. Groups of other countries are unknown. @param digits may be '' */
export function phoneOfDigits(digits: string): string {
  if (digits === '') return ''
  return `+${digits.replace(/^90(\d{3})(\d{3})(\d{2})(\d{2})$/, '90 $1 $2 $3 $4')}`
}
