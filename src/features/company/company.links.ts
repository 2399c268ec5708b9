/** A phone number as people write it, as a link that dials it. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** A conversation with the agency on WhatsApp, begun with a text if there is one. @param number as the office wrote it */
export function whatsAppHref(number: string, text = ''): string {
  return `https://wa.me/${number.replace(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`
}

export const certificatesAdminPath = '/api/admin/certificates'
