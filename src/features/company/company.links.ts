export const certificatesAdminPath = '/api/admin/certificates'

/** The contact page. */
export const contactPath = '/iletisim'

/** px of the agency's logo on pages and papers, where it is printed 52 mm wide at most; one of `imageWidths`. */
export const logoWidth = 640
