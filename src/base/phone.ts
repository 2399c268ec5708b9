/** What visitors and staff may type as a telephone. */
export const phonePattern = /^\+?[\d\s()/-]{7,25}$/

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
  const digits = phone.replace(/\D/g, '')
  const whole = /^\s*\+/.test(phone) ? digits : digits.replace(/^00/, '')
  const isAbroad = whole !== digits || /^\s*\+/.test(phone)
  // '+90 (0)532': the zero is dialled within the country only.
  const known = isAbroad || /^90\d{10}$/.test(whole) ? whole.replace(/^900/, '90') : `90${whole.replace(/^0/, '')}`
  return /^90\d{10}$|^(?!90)\d{8,15}$/.test(known) ? known : null
}

/** Digits with the country code as people write them: `+90 212 555 01 12`. Groups of other countries are unknown. @param digits may be '' */
export function phoneOfDigits(digits: string): string {
  if (digits === '') return ''
  return `+${digits.replace(/^90(\d{3})(\d{3})(\d{2})(\d{2})$/, '90 $1 $2 $3 $4')}`
}
