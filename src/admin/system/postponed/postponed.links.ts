export const postponedPath = '/api/admin/system/postponed-mails'
