export const certificatesAdminPath = '/api/admin/certificates'

/** The contact page. */
export const contactPath = '/iletisim'
