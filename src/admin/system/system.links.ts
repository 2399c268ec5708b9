export const systemPath = '/api/admin/system'
export const systemSummaryPath = '/api/admin/system/summary'
export const postponedPath = '/api/admin/system/postponed-mails'
export const systemScreen = '/admin/system'
