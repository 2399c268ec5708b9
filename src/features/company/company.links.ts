/** tel: link for a phone number in any notation. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Link to a WhatsApp chat, with an optional first text. @param number in any notation */
export function whatsAppHref(number: string, text = ''): string {
  return `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`
}

export const certificatesAdminPath = '/api/admin/certificates'

/** The contact page. */
export const contactPath = '/iletisim'
