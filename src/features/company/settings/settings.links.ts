export const companyAdminPath = '/api/admin/settings/company'
/** Integrations: tracking scripts and keywords. */
export const siteAdminPath = '/api/admin/settings/site'
export const salesAdminPath = '/api/admin/settings/sales'
export const mailAdminPath = '/api/admin/settings/mail'
/** What forms of other rooms begin with. */
export const defaultsAdminPath = '/api/admin/settings/defaults'
