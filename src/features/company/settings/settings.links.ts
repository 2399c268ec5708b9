export const companyAdminPath = '/api/admin/settings/company'
/** Integrations: tracking scripts and keywords. */
export const siteAdminPath = '/api/admin/settings/site'
export const salesAdminPath = '/api/admin/settings/sales'
export const mailAdminPath = '/api/admin/settings/mail'
/** Whether visitors see the site; opens and closes it. */
export const openingAdminPath = '/api/admin/settings/opening'
/** Screen of the office that opens and closes the site. */
export const openingScreen = '/admin/settings/opening'
/** Initial values for forms of other rooms. */
export const defaultsAdminPath = '/api/admin/settings/defaults'
