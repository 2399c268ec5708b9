export const contactsAdminPath = '/api/admin/settings/contact-information'
export const socialMediaAdminPath = '/api/admin/settings/social-media'
