import { oneLine } from './text.ts'

/** What visitors and staff may type as a telephone: digits, and what people write between them. */
const typedPhone = /^\+?[\d\s()./-]{7,30}$/

/** The area codes of the provinces (İstanbul has two) and of Northern Cyprus, 392. Source: BTK, Ulusal Numaralandırma Planı. */
const areas =
  '212 216 222 224 226 228 232 236 242 246 248 252 256 258 262 264 266 272 274 276 282 284 286 288 ' +
  '312 318 322 324 326 328 332 338 342 344 346 348 352 354 356 358 362 364 366 368 370 372 374 376 378 380 382 384 386 388 392 ' +
  '412 414 416 422 424 426 428 432 434 436 438 442 446 452 454 456 458 462 464 466 472 474 476 478 482 484 486 488'

/** Mobile numbers (50x to 55x), free and nationwide ones. Source: as above. */
const others = /^(?:5[0-5]\d|800|850)/

/**
 * A telephone as it is stored: `+90 532 123 45 67`, `+491512345678`; a number of unknown country, such as 444 0 123 or 020 7946 0958, as it was
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

/** The digits of a telephone with country code, as WhatsApp links need them; without one only of a number that Türkiye has. Null for others. */
export function withCountry(phone: string): string | null {
  const typed = readable(phone)
  const isPlus = typed.startsWith('+')
  // '+90 (0)532', '+44 (0)20': the zero is dialled within the country only.
  const digits = typed.replace(/\(\s*0\s*\)/, isPlus || /^0\s*0/.test(typed) ? '' : '0').replace(/\D/g, '')
  const whole = isPlus ? digits : digits.replace(/^00/, '')
  if (isPlus || whole !== digits) {
    const abroad = whole.replace(/^900/, '90')
    return /^90[2-589]\d{9}$|^(?!90|0)\d{8,15}$/.test(abroad) ? abroad : null
  }
  const national = whole.replace(/^(?:90)?0?(?=\d{10}$)/, '')
  return isTurkish(national) ? `90${national}` : null
}

/** @param national digits without country code and leading zero */
function isTurkish(national: string): boolean {
  return national.length === 10 && (others.test(national) || areas.split(' ').includes(national.slice(0, 3)))
}

/** Digits with the country code as people write them: `+90 212 555 01 12`. Groups of other countries are unknown. @param digits may be '' */
export function phoneOfDigits(digits: string): string {
  if (digits === '') return ''
  return `+${digits.replace(/^90(\d{3})(\d{3})(\d{2})(\d{2})$/, '90 $1 $2 $3 $4')}`
}
